import { isPageData } from './is-page-data';

test.each([
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:I[57121,[],\\"\\"]"])',
  'self.__next_f.push([1,"\\u003c/script>\\u2028"])',
  `self.__next_f.push([1,${JSON.stringify('x'.repeat(3_000_000))}])`,
])('data is handed over: %.60s', (script) => {
  expect(isPageData(script)).toBe(true);
});

test.each([
  '',
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]),alert(1,(0))',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"+alert(1)])',
  'self.__next_f.push([1,`${alert(1)}`])',
  'self.__next_f.push([1,{"a":1}])',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"]',
  ' self.__next_f.push([1,"a"])',
  '(self.__next_f=self.__next_f||alert(1)).push([0])',
])('is more than data: %s', (script) => {
  expect(isPageData(script)).toBe(false);
});
