import type { DataValue } from '../../../../../design-system/src/patterns/DataTable/types.ts'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { languages } from 'virtual:messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { formatLocales, type Language } from '../../../../../design-system/src/locale/languages.ts'
import { accounts } from '../../../../../mocks/seed/accounts.ts'
import { setNow } from '../../../../../mocks/seed/clock.ts'
import { tokenOf } from '../../../../../mocks/runtime/session.ts'
import { withMock } from '../../../../../tests/support/screen.tsx'
import { customerNavigation } from '../../../features/customers/list/list-config.ts'
import { invoiceNavigation } from '../../../features/invoices/list/list-config.ts'
import { orderList } from '../../../features/orders/list/list-config.ts'
import { permissionList } from '../../../features/permissions/list-config.ts'
import { categoryList } from '../../../features/products/categories/list-config.ts'
import { productList } from '../../../features/products/list/list-config.ts'
import { referralList } from '../../../features/referrals/list/list-config.ts'
import { reviewList } from '../../../features/reviews/list/list-config.ts'
import { roleUserList } from '../../../features/roles/users/list-config.ts'
import { userList } from '../../../features/users/list/list-config.ts'
import { formatsOf } from '../../../core/i18n/useFormats.ts'
import { sessionAtom } from '../../../core/auth/session.ts'
import { store } from '../../../core/store.ts'
import type { ListConfig, ListTools } from '../list-config.ts'
import { listCsv } from './list-csv.ts'

withMock()

const { password: _, abilityRules, ...userData } = accounts[0]!
beforeEach(() => {
  setNow('2026-11-20T09:00:00Z')
  const userAbilityRules = [...abilityRules]
  store.set(sessionAtom, { userData, accessToken: tokenOf(accounts[0]!), userAbilityRules })
})

/** A list with what its rows are summed up by: a column's id and the amount itself. */
type Exported = readonly [
  config: ListConfig<never>,
  texts: readonly string[],
  sum?: readonly [id: string, amountOf: (row: never) => number],
]

const list = <Row extends object>(
  config: ListConfig<Row>,
  texts: readonly string[],
  sum?: readonly [id: string, amountOf: (row: Row) => number],
) => [config.id, [config, texts, sum] as unknown as Exported] as const

const dollars = (written: string) => Number(written.replace(/[$,]/g, ''))

const lists = [
  list(orderList, ['number', 'customer', 'email'], ['spent', ({ spent }) => spent]),
  list(invoiceNavigation, ['client.name', 'client.companyEmail'], ['balance', ({ balance }) => balance]),
  list(customerNavigation, ['customer', 'email'], ['totalSpent', ({ totalSpent }) => totalSpent]),
  list(
    productList(undefined),
    ['productName', 'productBrand', 'sku'],
    ['price', ({ price, discounted }) => discounted ?? price],
  ),
  list(categoryList, [], ['earning', ({ category }) => category.totalEarning]),
  list(referralList, ['user', 'email'], ['earning', ({ earning }) => dollars(earning)]),
  list(reviewList, ['product', 'companyName', 'email', 'head', 'para']),
  list(userList, ['fullName', 'email', 'company']),
  list(roleUserList, ['fullName']),
  list(permissionList(undefined), ['name']),
]

async function toolsOf(language: Language): Promise<ListTools> {
  const { loaders } = await languages[language]()
  const parts = await Promise.all(Object.values(loaders).map((load) => load()))
  const messages = Object.assign({}, ...parts.map((part) => part.default)) as Record<string, never>
  const intl = createIntl({ locale: formatLocales[language], messages, timeZone: 'Asia/Riyadh' })
  const text: ListTools['text'] = (id, values) =>
    typeof messages[id] === 'string' ? messages[id] : intl.formatMessage({ id }, values)
  return { text, formats: formatsOf(intl, 'MAD', 'America/Los_Angeles') }
}

const rowsOf = async ({ load }: ListConfig<never>) =>
  (await load({ page: 1, itemsPerPage: ALL_ITEMS, filters: {} }, {})).rows

const read = (csv: string) => parse(csv, { bom: true }) as string[][]

const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/

/** Whether a cell says what is meant: the same figure, the same instant, or the same words. */
function isSame(cell: string, meant: DataValue) {
  if (typeof meant === 'number') return Number(cell) === meant
  if (meant instanceof Date) return ISO.test(cell) && Math.abs(Date.parse(cell) - meant.getTime()) < 1000
  return (
    cell.replace(/^'/, '') ===
    String(meant)
      .replace(/[\u2066-\u2069]/g, '')
      // A reader of the file finds plain spaces.
      .replace(/[\u00A0\u202F]/g, ' ')
      .replace(/^'/, '')
  )
}

describe.each(lists)('%s', (_name, [config, texts, sum]) => {
  test.each(['en', 'fr', 'ar'] as const)('in %s, another reader calculates the same', async (language) => {
    const tools = await toolsOf(language)
    const columns = config.columns(tools)
    const rows = await rowsOf(config)
    const [headers, ...lines] = read(listCsv(columns, rows, tools))
    expect(lines).toHaveLength(rows.length)
    expect(new Set(headers).size).toBe(headers!.length)
    expect(lines.flat().filter((cell) => /[\u061C\u200E\u200F\u2066-\u2069\u00A0\u202F]/.test(cell))).toEqual(
      [],
    )
    const told = columns.filter(({ header, value }) => value && headers!.includes(header))
    const misread = told.flatMap(({ header, value }) => {
      const place = headers!.indexOf(header)
      return rows.filter((row, index) => !isSame(lines[index]![place]!, value!(row))).map(() => header)
    })
    expect(misread).toEqual([])
    const dates = told
      .filter(({ id }) => /date/i.test(id))
      .flatMap(({ header }) => lines.map((line) => line[headers!.indexOf(header)]!))
    expect(dates.filter((date) => !ISO.test(date))).toEqual([])
    if (!sum) return
    const [id, amountOf] = sum
    const place = headers!.indexOf(columns.find((column) => column.id === id)!.header)
    const total = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
    expect(total(lines.map((line) => Number(line[place])))).toBeCloseTo(total(rows.map(amountOf)))
    const currencies = lines.map((line) => line[headers!.indexOf(tools.text('records.currency'))])
    expect(new Set(currencies)).toEqual(new Set(['MAD']))
  })

  test('whatever people wrote stays in its cell and never runs', async () => {
    const tools = await toolsOf('en')
    const columns = config.columns(tools)
    const [row] = await rowsOf(config)
    const count = read(listCsv(columns, [row!], tools))[0]!.length
    const part = fc.constantFrom(
      '"',
      ',',
      '\n',
      '\r',
      '\t',
      '=1+1',
      '-2',
      '+',
      '@',
      'سعر',
      '\u2067',
      'é',
      ';',
    )
    const nasty = fc
      .array(part, { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join(''))
      // A cell without words is like any other that is empty.
      .filter((words) => words.replaceAll('\u2067', '') !== '')
    fc.assert(
      fc.property(nasty, (words) => {
        const dirty = structuredClone(row!) as Record<string, unknown>
        for (const path of texts) {
          const [field, inner] = path.split('.') as [string, string?]
          if (inner) (dirty[field] as Record<string, unknown>)[inner] = words
          else dirty[field] = words
        }
        const [, line] = read(listCsv(columns, [dirty as never], tools))
        expect(line).toHaveLength(count)
        const plain = words.replaceAll('\u2067', '')
        const expected = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain
        expect(line!.filter((cell) => cell === expected)).toHaveLength(texts.length)
        expect(line!.filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([])
      }),
    )
  })
})
