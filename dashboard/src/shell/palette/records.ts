import { orderHref } from '../../entities/order/order-href.ts'
import { customerHref } from '../../entities/customer/customer-href.ts'
import { invoiceHref } from '../../entities/invoice/invoice-href.ts'
import { userHref } from '../../entities/user/user-href.ts'
import { href } from 'react-router-dom'
import type { FoundRecords, PaletteEntry, PaletteSource } from '@data1522/design-system/CommandPalette'
import { IconFileDollar, IconSchool, IconShoppingCart, IconTag } from '@data1522/design-system/icons'
import type { Subject } from '@data1522/mocks/contract/access'
import { listCourses } from '@data1522/mocks/contract/courses'
import { listCustomers } from '@data1522/mocks/contract/customers'
import { listInvoices } from '@data1522/mocks/contract/invoices'
import { listOrders } from '@data1522/mocks/contract/orders'
import { listProducts } from '@data1522/mocks/contract/products'
import { listUsers } from '@data1522/mocks/contract/users'
import { call } from '../../core/api/client.ts'
import { mayOpen, type Visitor } from '../../core/router/access.ts'
import type { Route } from '../../core/router/route.ts'
import { routeAt } from '../../core/router/routes.ts'
import type { Write } from './screens.ts'

interface Query {
  readonly q: string
  readonly itemsPerPage: number
}
interface Options {
  readonly signal: AbortSignal
}
interface RecordsOptions {
  readonly text: Write
  /** Writes an amount of money. */
  readonly money: (amount: number) => string
}

/** A kind of record: what it is a list of, and how one of it is shown. */
interface Kind {
  readonly subject: Subject
  readonly title: Route['title']
  /** The list that shows all of them, searched by `q`. */
  readonly list: string
  readonly load: (
    query: Query,
    options: Options,
    words: RecordsOptions,
  ) => Promise<{ readonly entries: readonly PaletteEntry[]; readonly total: number }>
}

const kinds: readonly Kind[] = [
  {
    subject: 'Order',
    title: 'orders',
    list: href('/apps/ecommerce/order/list'),
    load: async (query, options, { text, money }) => {
      const { orders, total } = await call(listOrders, { query }, options)
      const entries = orders.map(({ order, number, customer, spent }) => ({
        id: String(order),
        label: text('palette.orderOf', { number }),
        hint: text('palette.worth', { name: customer, amount: money(spent) }),
        href: orderHref({ order }),
        icon: IconShoppingCart,
      }))
      return { entries, total }
    },
  },
  {
    subject: 'Customer',
    title: 'customers',
    list: href('/apps/ecommerce/customer/list'),
    load: async (query, options) => {
      const { customers, total } = await call(listCustomers, { query }, options)
      const entries = customers.map(({ customerId, customer, email, avatar }) => ({
        id: String(customerId),
        label: customer,
        hint: email,
        href: customerHref({ customerId }),
        face: { name: customer, src: avatar },
      }))
      return { entries, total }
    },
  },
  {
    subject: 'Product',
    title: 'products',
    list: href('/apps/ecommerce/product/list'),
    load: async (query, options) => {
      const { products, total } = await call(listProducts, { query }, options)
      const entries = products.map(({ id, productName, productBrand }) => ({
        id: String(id),
        label: productName,
        hint: productBrand,
        // A product has no address of its own; the list shows it alone.
        href: `${href('/apps/ecommerce/product/list')}?${new URLSearchParams({ q: productName })}`,
        icon: IconTag,
      }))
      return { entries, total }
    },
  },
  {
    subject: 'User',
    title: 'users',
    list: href('/apps/user/list'),
    load: async (query, options) => {
      const { users, totalUsers } = await call(listUsers, { query }, options)
      const entries = users.map(({ id, fullName, email, avatar }) => ({
        id: String(id),
        label: fullName,
        hint: email,
        href: userHref({ id }),
        face: { name: fullName, src: avatar },
      }))
      return { entries, total: totalUsers }
    },
  },
  {
    subject: 'Invoice',
    title: 'invoices',
    list: href('/apps/invoice/list'),
    load: async (query, options, { text, money }) => {
      const { invoices, totalInvoices } = await call(listInvoices, { query }, options)
      const entries = invoices.map(({ id, number, client, total }) => ({
        id: String(id),
        label: text('palette.invoiceOf', { number }),
        hint: text('palette.worth', { name: client.name, amount: money(total) }),
        href: invoiceHref({ id }),
        icon: IconFileDollar,
      }))
      return { entries, total: totalInvoices }
    },
  },
  {
    subject: 'Course',
    title: 'myCourses',
    list: href('/apps/academy/my-course'),
    load: async (query, options, { text }) => {
      const { courses, total } = await call(listCourses, { query }, options)
      const entries = courses.map(({ id, courseTitle, user }) => ({
        id: String(id),
        label: courseTitle,
        hint: text('palette.courseBy', { name: user }),
        href: `${href('/apps/academy/course-details')}?courseId=${id}`,
        icon: IconSchool,
      }))
      return { entries, total }
    },
  },
]

const atMost = 5

/** Where records are looked for: what the person may see, on screens that they may open. */
export function recordSources(visitor: Visitor, words: RecordsOptions): PaletteSource[] {
  return kinds
    .filter(({ subject, list }) => visitor.can('read', subject) && mayOpen(routeAt(list)!.access, visitor))
    .map(({ title, list, load }) => ({
      id: `records-${title}`,
      title: words.text(`titles.${title}`),
      load: async (q, signal): Promise<FoundRecords> => ({
        ...(await load({ q, itemsPerPage: atMost }, { signal }, words)),
        allHref: `${list}?${new URLSearchParams({ q })}`,
      }),
    }))
}
