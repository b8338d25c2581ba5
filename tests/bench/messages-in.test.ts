import { messagesIn } from './messages-in';

const page = (...parts: string[]) =>
  parts.map((part) => `<script>self.__next_f.push(${JSON.stringify([1, part])})</script>`).join('<p>');

test('what each provider is handed is found, also where the data is split and texts have braces in them', () => {
  const html = page(
    '0:["$","$L1",null,{"messages":{"shell":{"home":"Ho',
    'me } \\" {"}},"children":["$","$L1",null,{"messages":{"title":"$8:props"},"children":"messages"}]}]\n',
  );
  expect(messagesIn(html)).toBe('{"shell":{"home":"Home } \\" {"}}\n{"title":"$8:props"}');
});

test('where there are none, there is nothing', () =>
  expect(messagesIn(page('0:["$","p",null,{"messages":"$undefined"}]\n'))).toBe(''));
