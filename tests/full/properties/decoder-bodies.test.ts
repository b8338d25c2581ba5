import fc from 'fast-check';

import { OPEN } from '@/lib/admin/calls';
import { isCountry } from '@/lib/admin/is-country';
import { readForm } from '@/lib/admin/switches-form';
import { readJson } from '@/lib/origin/http/read-body';
import { Refusal } from '@/lib/origin/refusal';
import { othersIn } from '@/lib/server/admin/others-in';
import { readFields } from '@/lib/server/admin/read-fields';
import { anyJson, anyText } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { isCount, isFlag, isRecord, isText, orNone } from '@/tests/support/kinds';

// Bodies and forms.

const bodyOf = (body: string, type: string) =>
  new Request('http://reader.example/', { method: 'POST', body, headers: { 'content-type': type } });
decoder('a body', {
  any: fc.tuple(
    anyJson({ subject: 'report', body: 'a', q1: ['b'] }),
    fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain'),
  ),
  whole: ['{"a":1}', 'application/json'] as [string, string],
  read: ([body, type]) => readJson(bodyOf(body, type)),
  is: (value) => value !== undefined,
  refuses: [Refusal],
});
decoder('a form', {
  any: anyText('csrf=a&retryAfter=60&blocked=FR+DE', 'a=%FF%00'),
  whole: 'csrf=a',
  read: (body) => readFields(bodyOf(body, 'application/x-www-form-urlencoded')),
  is: orNone((fields) => fields instanceof URLSearchParams),
});
decoder('the form about closing the service', {
  any: fc.record({
    maintenance: fc.boolean(),
    retryAfter: anyText('60', ' 900 '),
    blocked: anyText('FR DE', 'fr,de;es'),
    allowed: anyText('XA', 'GB'),
  }),
  whole: { maintenance: true, retryAfter: '60', blocked: 'fr, de', allowed: '' },
  read: readForm,
  is: (value) =>
    isRecord(value) &&
    ('field' in value ? isText(value.value) : isCount(value.retryAfter) && Array.isArray(value.blockedCountries)),
});
decoder('a country', { any: anyText('GB', 'EU', 'XA'), whole: 'GB', read: isCountry, is: isFlag });
const CLOSED = { ...OPEN, maintenance: true, retryAfter: 60, blockedCountries: ['FR'] };
decoder('switches that an address tells of', {
  any: anyJson(CLOSED),
  whole: JSON.stringify(CLOSED),
  read: othersIn,
  is: orNone((switches) => isRecord(switches) && isFlag(switches.maintenance) && isCount(switches.retryAfter)),
});
