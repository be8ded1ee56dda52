/** The live examples by the name of their folder: what each shows, and which releases can run it. */
export default {
  clock: { title: 'a clock that stops when it leaves the page' },
  'rating-input': { title: 'a rating with properties and an event' },
  card: { title: 'a card with three slots' },
  'pin-code': { title: 'a form-associated input', range: '>=4.5' },
  'todo-list': { title: 'a list whose state is replaced, never changed' },
} satisfies Record<string, { readonly title: string; readonly range?: string }>;
