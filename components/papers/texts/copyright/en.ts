import type { CopyrightText } from '../texts';

export const en: CopyrightText = {
  title: 'Copyright',
  description: 'Who owns the comics on {site}, what readers may do with them, and how to report a copy.',
  lead: 'Every page here was drawn by somebody. Reading it where it is official helps them draw the next one.',
  sections: {
    owners: {
      head: 'Whose comics these are',
      body: [
        'All comics, covers and names belong to their authors and publishers and appear with their permission. A series names its author and, where there is one, its publisher’s label.',
      ],
    },
    readers: {
      head: 'What readers may do',
      body: [
        'Read, link and talk about it. The law of your country may allow short quotations, with the source named. Everything else, such as copies, translations and videos of pages, needs the owner’s consent.',
      ],
    },
    service: {
      head: 'The service itself',
      body: ['The name {site}, its mark, its drawings and its texts belong to the service.'],
    },
    report: {
      head: 'Report a copy',
      body: [
        'If you hold the rights to something that should not be here, or have found these pages copied elsewhere, choose Report in the [form in the help centre](/faq#feedback). Name the work, the address and your right to it. We look into every report and remove what has no place here.',
      ],
    },
  },
};
