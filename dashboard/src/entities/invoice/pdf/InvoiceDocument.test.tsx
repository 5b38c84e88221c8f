// @vitest-environment node
import { basename, join } from 'node:path'
import { Font, renderToBuffer } from '@react-pdf/renderer'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createIntl } from 'react-intl'
import { languages } from 'virtual:messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatLocales } from '../../../../../design-system/src/locale/languages.ts'
import { primaryPresets } from '../../../../../design-system/src/theme/primary-presets.ts'
import { setNow } from '../../../../../mocks/seed/clock.ts'
import { seedInvoices } from '../../../../../mocks/areas/invoices/seed.ts'
import { seedStoreSettings } from '../../../../../mocks/areas/store-settings/seed.ts'
import { toSheet } from '../../../../../mocks/areas/invoices/sheet.ts'
import { formatsOf } from '../../../core/i18n/useFormats.ts'
import type { InvoiceContent } from '../document/content.ts'
import { invoiceLabels } from '../document/labels.ts'
import { families, registerFonts } from './fonts.ts'
import { InvoiceDocument } from './InvoiceDocument.tsx'

/** As in the product, where each document has a worker of its own: a face that drew one before drops letters. */
function loadFonts() {
  const known = Font.getRegisteredFonts()
  for (const family of families) delete known[family]
  registerFonts((url) => join(import.meta.dirname, './fonts', basename(url)))
}

beforeAll(() => setNow('2026-11-20T09:00:00Z'))
afterAll(() => setNow())

/** What makes and reads documents takes a while to come. */
const SLOW = 60_000

const sheetOf = (id: number) => toSheet(seedInvoices().find((invoice) => invoice.id === id)!)

async function labelsOf(sheet: InvoiceContent, language: 'ar' | 'en' | 'fr') {
  const { loaders } = await languages[language]()
  const parts = await Promise.all((['invoices', 'invoice'] as const).map((group) => loaders[group]!()))
  const messages = Object.assign({}, ...parts.map((part) => part.default)) as Record<string, never>
  const intl = createIntl({ locale: formatLocales[language], messages, timeZone: 'UTC' })
  const speak = (id: string, values?: Record<string, string | number>) =>
    typeof messages[id] === 'string' ? messages[id] : intl.formatMessage({ id: id as never }, values)
  const labels = invoiceLabels(
    sheet,
    seedStoreSettings().store,
    speak,
    formatsOf(intl, 'USD', 'America/Los_Angeles'),
  )
  return { labels, locale: intl.locale }
}

/** The text of each page, as one selects it; spaces as they come. */
async function readPdf(sheet: InvoiceContent, language: 'ar' | 'en' | 'fr') {
  const { labels, locale } = await labelsOf(sheet, language)
  const document = (
    <InvoiceDocument
      labels={labels}
      language={locale}
      accent={primaryPresets.sky}
      pageOf={language === 'en' ? 'Page {page} of {pages}' : 'صفحة {page} من {pages}'}
    />
  )
  loadFonts()
  const file = await renderToBuffer(document)
  const { numPages, getPage, ...rest } = await getDocument({
    data: new Uint8Array(file),
    verbosity: 0,
  }).promise.then(async (read) => ({
    numPages: read.numPages,
    getPage: (page: number) => read.getPage(page),
    info: (await read.getMetadata()).info as { Title?: string; Language?: string },
  }))
  /** How far from the left a text begins. */
  const places = new Map<string, number>()
  const pages = await Promise.all(
    Array.from({ length: numPages }, async (_, index) => {
      const { items } = await (await getPage(index + 1)).getTextContent()
      for (const item of items) if ('str' in item) places.set(item.str, item.transform[4] as number)
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  return { pages, places, ...rest }
}

test(
  'the PDF says what the sheet says, as text, in English',
  async () => {
    const sheet = sheetOf(5085)
    const { pages, info } = await readPdf(sheet, 'en')
    expect(info.Title).toBe('Invoice #5085')
    expect(pages).toHaveLength(1)
    for (const words of [
      'Marigold & Tide',
      'Invoice #5085',
      'Nov 5, 2026',
      'Tolliver & Daughters Bakery',
      'Shop design',
      '$680.00',
      'Balance due',
      '$459.00',
      'US00 LFST 0000 1522 0048 07',
      'Page 1 of 1',
    ])
      expect(pages[0]).toContain(words)
  },
  SLOW,
)

test(
  'the PDF is Arabic, joined and from right to left, with figures left as they are',
  async () => {
    const { pages, places } = await readPdf(sheetOf(5085), 'ar')
    for (const words of [
      'الفاتورة',
      'تحويل',
      'المستحق',
      'وسيلة',
      '5085',
      '459.00 US$',
      'Tolliver & Daughters Bakery',
    ])
      expect(pages[0]).toContain(words)
    // The first of two words stands further right.
    expect(places.get('تصميم')).toBeGreaterThan(places.get('متجر')!)
    expect(places.get('البند')).toBeGreaterThan(places.get('المبلغ')!)
  },
  SLOW,
)

test(
  'a long invoice breaks between lines, and each page has the header and its number',
  async () => {
    const sheet = sheetOf(5085)
    const lines = Array.from({ length: 40 }, (_, index) => ({ ...sheet.lines[0]!, id: index + 1 }))
    const { pages } = await readPdf({ ...sheet, lines }, 'en')
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[0]).toContain('Quantity')
    expect(pages[1]).toContain('Quantity')
    expect(pages[1]).toContain(`Page 2 of ${pages.length}`)
    expect(pages.join('').split('Product pages that read well')).toHaveLength(41)
  },
  SLOW,
)

test(
  'French amounts keep their spaces, also the narrow ones that fonts lack',
  async () => {
    const sheet = { ...sheetOf(5087), note: 'Merci\u202F!', showNotes: true }
    const said = (await readPdf(sheet, 'fr')).pages.join(' ')
    expect(said).toMatch(/3\s570,10\s\$/)
    expect(said).toMatch(/Merci\s!/)
    expect(said).not.toContain('/')
  },
  SLOW,
)
