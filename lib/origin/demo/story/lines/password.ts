import { linesOf } from './lines-of';

export const password = linesOf('password', {
  eng: {
    title: 'Password',
    password: 'Password?',
    forgot: 'I’ve forgotten it.',
    correct: 'Correct.',
    really: '...That’s it?',
  },
  esp: {
    title: 'La contraseña',
    password: '¿Contraseña?',
    forgot: 'Se me olvidó.',
    correct: 'Correcto.',
    really: '...¿Esa es?',
  },
  fra: {
    title: 'Mot de passe',
    password: 'Mot de passe ?',
    forgot: 'J’ai oublié.',
    correct: 'Exact.',
    really: '...C’était ça ?',
  },
  ind: {
    title: 'Kata Sandi',
    password: 'Kata sandinya?',
    forgot: 'Aku lupa.',
    correct: 'Benar.',
    really: '...Itu sandinya?',
  },
  ptb: {
    title: 'A senha',
    password: 'Senha?',
    forgot: 'Esqueci.',
    correct: 'Correto.',
    really: '...É essa?',
  },
  rus: {
    title: 'Пароль',
    password: 'Пароль?',
    forgot: 'Не помню.',
    correct: 'Верно.',
    really: '...Это он и есть?',
  },
  tha: {
    title: 'รหัสผ่าน',
    password: 'รหัสผ่าน?',
    forgot: 'จำไม่ได้',
    correct: 'ถูกต้อง',
    really: '...นั่นคือรหัสเหรอ?',
  },
  deu: {
    title: 'Das Passwort',
    password: 'Passwort?',
    forgot: 'Hab ich vergessen.',
    correct: 'Richtig.',
    really: '...Das war’s?',
  },
  vie: {
    title: 'Mật khẩu',
    password: 'Mật khẩu?',
    forgot: 'Quên rồi.',
    correct: 'Chính xác.',
    really: '...Mật khẩu là thế á?',
  },
});
