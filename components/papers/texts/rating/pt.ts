import type { RatingText } from '../texts';

export const pt: RatingText = {
  title: 'Classificação indicativa',
  description: 'O que significam as classificações em {site} e a partir de que idade vale cada uma.',
  lead: 'Cada série traz uma de quatro marcas. As editoras as definem; as idades são as que os leitores deste idioma já conhecem.',
  levels: {
    'all-ages': 'Nada que uma criança não possa ler sozinha: no máximo um perigo leve, que acaba bem.',
    teen: 'Algumas lutas, momentos de medo, palavrões leves ou um primeiro amor. Os menores talvez queiram companhia.',
    'teen-plus': 'Violência mais forte, temas sombrios ou cenas que sugerem mais do que mostram.',
    mature: 'Desenhada para adultos: violência ou temas explícitos. Essas séries perguntam antes de abrir.',
  },
  note: 'A marca fica na página de cada série. Cada família sabe o que é melhor para seus filhos.',
};
