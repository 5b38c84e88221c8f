import type { Person } from './support/person.ts'

interface Journey {
  name: string
  /** Whether a visitor walks it, not the admin. @default false */
  isVisitor?: boolean
  walk: (person: Person) => Promise<void>
}

/** What the first element of a kind says, once it says something. */
const firstText = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? ''

const attribute = (name: string) => document.documentElement.getAttribute(name)

const isSearchOpen = () =>
  document.querySelector('[role=option]') !== null && document.activeElement?.tagName === 'INPUT'

const isTyping = () => ['INPUT', 'TEXTAREA'].includes(document.activeElement?.tagName ?? '')

/** The name of the board that a card is on; the card can then be found as `[data-wanted]`. */
const boardOf = (title: string) => {
  const card = [...document.querySelectorAll('[data-card-link]')].find((link) => link.textContent === title)
  card?.setAttribute('data-wanted', '')
  const board = card?.closest('section, [role=region]')
  const id = board?.getAttribute('aria-labelledby')
  return (id ? document.getElementById(id)?.textContent : board?.getAttribute('aria-label')) ?? ''
}

const row = 'tbody tr a'

async function fill(person: Person, fields: readonly (readonly [string, string])[], within?: string) {
  for (const [field, words] of fields) {
    await person.press('textbox', field, { within })
    await person.until(isTyping, true)
    await person.type(words)
  }
}

/** A dozen of what people do most, in words that hold in every engine. */
export const journeys: Journey[] = [
  {
    name: 'somebody signs in',
    isVisitor: true,
    walk: async (person) => {
      await person.goTo('/login?to=/apps/user/list')
      await person.press('button', 'admin@demo.com')
      await person.press('button', 'Sign in', { isExact: true })
      await person.standsAt(/^\/apps\/user\/list$/)
      await person.until(firstText, /\S/, row)
    },
  },
  {
    name: 'users are sorted and filtered, one is deleted and comes back',
    walk: async (person) => {
      await person.goTo('/apps/user/list')
      await person.until(firstText, /\S/, row)
      await person.press('button', 'User', { isExact: true })
      await person.standsAt(/sort=/)
      await person.press('button', 'Status')
      await person.press('option', 'Pending')
      await person.standsAt(/status=Pending/)
      await person.until(() => document.querySelector('tbody')?.textContent ?? '', /^(?!.*Active).*Pending/)
      const name = await person.ask(firstText, row)
      await person.press('button', `More actions for ${name}`)
      await person.press('menuitem', 'Delete')
      await person.sees(`${name} was deleted`)
      await person.press('button', 'Undo')
      await person.until(firstText, new RegExp(name), row)
    },
  },
  {
    name: 'a user is created',
    walk: async (person) => {
      const within = 'Add a user'
      const fields = [
        ['Full name', 'Zélie Moreau'],
        ['Email', 'zelie@example.com'],
        ['Company', 'Atelier'],
        ['Phone', '+33 1 99 00 12 34'],
      ] as const
      const choices = [
        ['Country', 'France'],
        ['Role', 'Editor'],
        ['Plan', 'Team'],
        ['Status', 'Active'],
      ] as const
      await person.goTo('/apps/user/list')
      await person.press('button', 'Add user')
      await fill(person, fields, within)
      for (const [field, option] of choices) {
        await person.press('button', field, { within })
        if (field === 'Country') {
          await person.until(isSearchOpen, true)
          await person.type(option)
        }
        await person.press('option', option, { isExact: true })
      }
      await person.press('button', 'Add user', { within })
      await person.sees('Zélie Moreau was added')
    },
  },
  {
    name: 'an order is opened from the list',
    walk: async (person) => {
      await person.goTo('/apps/ecommerce/order/list')
      await person.until(firstText, /\d/, row)
      const number = await person.ask(firstText, row)
      await person.press('link', number)
      await person.standsAt(/order\/details\/\d+/)
      await person.sees(`Order ${number}`)
    },
  },
  {
    name: 'a card is moved by keys',
    walk: async (person) => {
      const card = 'Sketch the gift wrapping page'
      await person.goTo('/apps/kanban')
      await person.until(boardOf, /Up next/, card)
      await person.focus('[data-wanted]')
      await person.keys('Space', 'ArrowRight', 'Space')
      await person.until(boardOf, /On the bench/, card)
    },
  },
  {
    name: 'an event is added to the calendar',
    walk: async (person) => {
      await person.goTo('/apps/calendar')
      await person.press('button', 'Add event')
      await fill(person, [['Title', 'Print proof check']], 'New event')
      await person.keys('Enter')
      await person.seesNot('New event')
      await person.sees('Print proof check')
    },
  },
  {
    name: 'a mail is read',
    walk: async (person) => {
      await person.goTo('/apps/email')
      await person.until(firstText, /\S/, '[role=grid] [role=row] a')
      await person.focus('[role=grid] [role=row]')
      await person.type('o')
      await person.standsAt(/mail=\d+/)
      await person.sees('Reply')
    },
  },
  {
    name: 'a message is sent and answered',
    walk: async (person) => {
      const answered = /Thank you so much[^]*(You are welcome!|Any time\.|Glad it helped\.)/
      await person.goTo('/apps/chat')
      await person.press('link', 'Wrenna Ashcombe')
      await fill(person, [['Wrenna Ashcombe', 'Thank you so much']])
      await person.keys('Enter')
      await person.until(firstText, answered, '[role=log]')
    },
  },
  {
    name: 'the page turns dark, and Arabic from right to left',
    walk: async (person) => {
      await person.goTo('/apps/user/list')
      // By key: WebKitGTK's scrollbar lies over the window's edge and takes presses there.
      await person.focus('button[aria-label="Customise"]')
      await person.keys('Enter')
      await person.press('radio', 'Dark', { isExact: true })
      await person.until(attribute, 'dark', 'data-theme')
      await person.press('radio', 'العربية')
      await person.until(attribute, 'rtl', 'dir')
      await person.sees('المستخدمون')
      await person.until(() => document.documentElement.scrollWidth <= window.innerWidth, true)
    },
  },
  {
    name: 'a visitor buys what is in the cart',
    isVisitor: true,
    walk: async (person) => {
      const address = [
        ['Email', 'iris@heron.example'],
        ['Full name', 'Iris Okafor'],
        ['Street and number', '4 Tanner Row'],
        ['Town', 'York'],
        ['Postcode', 'YO1 6JB'],
      ] as const
      const card = [
        ['Card number', '4242424242424242'],
        ['Expires', '1230'],
        ['Security code', '123'],
        ['Name on the card', 'Iris Okafor'],
      ] as const
      await person.goTo('/data1522/checkout')
      await person.press('button', 'Go to address')
      // Before, the only field for an email is that of the newsletter.
      await person.sees('Delivery address')
      await fill(person, address)
      await person.press('button', 'Choose a country')
      await person.until(isSearchOpen, true)
      await person.type('United Kingdom')
      await person.press('option', 'United Kingdom', { isExact: true })
      await person.press('button', 'Go to payment')
      await fill(person, card)
      await person.press('button', 'Place order')
      await person.sees('Thank you, Iris Okafor')
    },
  },
  {
    name: 'a course is opened with its player',
    walk: async (person) => {
      await person.goTo('/apps/academy/my-course')
      await person.until(firstText, /\S/, 'main article :is(h2, h3)')
      await person.press('link', await person.ask(firstText, 'main article :is(h2, h3)'))
      await person.standsAt(/course-details/)
      await person.until(() => document.querySelector('[aria-label="Place in the video"]') !== null, true)
    },
  },
  {
    name: 'the palette leads to a new invoice',
    walk: async (person) => {
      await person.goTo('/apps/user/list')
      await person.until(firstText, /\S/, row)
      await person.control('k')
      await person.press('combobox')
      await person.type('inv')
      await person.sees('New invoice')
      await person.keys('Enter')
      await person.standsAt(/^\/apps\/invoice\/add/)
    },
  },
]
