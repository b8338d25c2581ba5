import type { RatingText } from '../texts';

export const es: RatingText = {
  title: 'Clasificación por edades',
  description: 'Qué significan las clasificaciones por edades de {site} y desde qué edad vale cada una.',
  lead: 'Cada serie lleva una de cuatro marcas. Las ponen las editoriales; las edades son las que conocen quienes leen en este idioma.',
  levels: {
    'all-ages': 'Nada que un niño no pueda leer solo: como mucho un peligro leve que acaba bien.',
    teen: 'Alguna pelea, momentos de miedo, palabras gruesas o un primer amor. Los más pequeños quizá prefieran leer en compañía.',
    'teen-plus': 'Violencia más fuerte, temas oscuros o escenas que sugieren más de lo que muestran.',
    mature: 'Dibujada para adultos: violencia o temas explícitos. Estas series preguntan antes de abrirse.',
  },
  note: 'La marca está en la página de cada serie. Cada familia sabe mejor que nadie lo que conviene a sus hijos.',
};
