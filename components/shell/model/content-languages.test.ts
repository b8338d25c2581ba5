import { readStored, toggled } from './content-languages';

test('the interface language is always among them, first and once', () => {
  expect(readStored('esp,eng', 'eng')).toEqual(['eng', 'esp']);
  expect(readStored(undefined, 'tha')).toEqual(['tha']);
});

test('what is no language is dropped', () => {
  expect(readStored('esp,klingon,,toString', 'eng')).toEqual(['eng', 'esp']);
});

test('toggling adds, and toggling again takes away', () => {
  expect(toggled(['eng'], 'fra')).toEqual(['eng', 'fra']);
  expect(toggled(['eng', 'fra'], 'fra')).toEqual(['eng']);
});
