import type { TextLanguage } from './text-language';

interface DayGroupNames {
  today: string;
  yesterday: string;
  /** Monday first. */
  weekdays: readonly [string, string, string, string, string, string, string];
}

/** Names of the groups that updates are listed under. */
export const DAY_GROUP_NAMES: Record<TextLanguage, DayGroupNames> = {
  eng: {
    today: 'Today',
    yesterday: 'Yesterday',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  esp: {
    today: 'Hoy',
    yesterday: 'Ayer',
    weekdays: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  },
  fra: {
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    weekdays: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  },
  ind: {
    today: 'Hari ini',
    yesterday: 'Kemarin',
    weekdays: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  },
  ptb: {
    today: 'Hoje',
    yesterday: 'Ontem',
    weekdays: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'],
  },
  rus: {
    today: 'Сегодня',
    yesterday: 'Вчера',
    weekdays: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'],
  },
  tha: {
    today: 'วันนี้',
    yesterday: 'เมื่อวาน',
    weekdays: ['วันจันทร์', 'วันอังคาร', 'วันพุธ', 'วันพฤหัสบดี', 'วันศุกร์', 'วันเสาร์', 'วันอาทิตย์'],
  },
  deu: {
    today: 'Heute',
    yesterday: 'Gestern',
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  },
  vie: {
    today: 'Hôm nay',
    yesterday: 'Hôm qua',
    weekdays: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
  },
};
