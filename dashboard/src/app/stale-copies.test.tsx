import { Button } from '@data1522/design-system/Button'
import { type Category, listCategories, updateCategory } from '@data1522/mocks/contract/categories'
import { CALENDARS, listEvents, updateEvent } from '@data1522/mocks/contract/calendar'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { getCustomerAccount, updateCustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import { getCustomer, listCustomers, updateCustomer } from '@data1522/mocks/contract/customers'
import { getInvoiceSheet, listInvoices, updateInvoice } from '@data1522/mocks/contract/invoices'
import { getKanban, updateBoardItem } from '@data1522/mocks/contract/kanban'
import { getOrder, updateOrder } from '@data1522/mocks/contract/order-details'
import { listOrders } from '@data1522/mocks/contract/orders'
import { listPermissions, updatePermission } from '@data1522/mocks/contract/permissions'
import { getProduct, listProducts, updateProduct } from '@data1522/mocks/contract/products'
import { listRoles, updateRole } from '@data1522/mocks/contract/roles'
import { getStoreSettings, updateStoreDetails } from '@data1522/mocks/contract/store-settings'
import { getUserSettings, updateUserSettings } from '@data1522/mocks/contract/user-settings'
import { getUser, listUsers, updateUser } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../tests/support/screen.tsx'
import { call } from '../core/api/client.ts'
import type { MessageGroup } from '../core/i18n/intl.ts'
import { useBillingEdit } from '../entities/account/useBillingEdit.ts'
import { useBoardChanges } from '../entities/board/useBoardChanges.ts'
import { withEntry } from '../entities/customer/entries.ts'
import { useAccountChanges } from '../entities/customer/useAccountChanges.ts'
import { useCustomerChanges } from '../entities/customer/useCustomerChanges.ts'
import { useEventChanges } from '../entities/event/useEventChanges.ts'
import { useOrderChanges } from '../entities/order/useOrderChanges.ts'
import { usePermissionChanges } from '../entities/permission/usePermissionChanges.ts'
import { useRoleForm } from '../entities/role/useRoleForm.ts'
import { useEditForm } from '../entities/user/useEditForm.ts'
import { useInvoiceForm } from '../features/invoices/form/useInvoiceForm.ts'
import { valuesOf as invoiceValues } from '../features/invoices/form/invoice-values.ts'
import { useCategoryForm } from '../features/products/categories/useCategoryForm.ts'
import { useSaveProduct } from '../features/products/form/useSaveProduct.ts'
import { useSettingsEdit } from '../features/users/view/useUserEdits.ts'
import { useSection } from '../features/store-settings/frame/useSection.ts'

withMock()
const all = { query: { itemsPerPage: ALL_ITEMS } }
const nothing = () => undefined
const found = <Row extends { id: number }>(rows: readonly Row[], id: number) =>
  rows.find((row) => row.id === id)!

/** A record that somebody changes elsewhere while it is open: read, changed by them, changed by the form or the hook. */
interface Scenario<Row> {
  ids: () => Promise<number[]>
  read: (id: number) => Promise<Row>
  /** What others make of it, in a list or another tab. */
  theirs: (row: Row, id: number) => Promise<unknown>
  /** Saves one other field of the copy that was opened before. */
  useMine: (row: Row, id: number) => () => Promise<unknown>
  /** The fields that have to be as that made them. */
  mine: (row: Row) => object
  groups: readonly MessageGroup[]
}
const scenario = <Row extends object>(given: Scenario<Row>) => given as unknown as Scenario<object>

const readCategories = async () => (await call(listCategories, all)).categories
const readRoles = async () => (await call(listRoles, {})).roles
const readPermissions = async () => (await call(listPermissions, all)).permissions
const readEvents = () => call(listEvents, { query: { calendars: [...CALENDARS] } })
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** The categories that the form of a product is given. */
let categories: readonly Category[] = []

const scenarios = {
  products: scenario({
    ids: async () => idsOf((await call(listProducts, all)).products),
    read: (id) => call(getProduct, { params: { id: String(id) } }),
    theirs: ({ pricing, status }, id) =>
      call(updateProduct, {
        params: { id },
        body: {
          pricing: { base: pricing.base + 5 },
          status: status === 'Published' ? 'Inactive' : 'Published',
        },
      }),
    useMine: (product) => {
      const { form } = useSaveProduct(product, categories)
      return () => {
        form.hook.setValue('pricing.isTaxed', !product.pricing.isTaxed, { shouldDirty: true })
        return form.submit()
      }
    },
    mine: ({ pricing }) => ({ pricing: { isTaxed: !pricing.isTaxed } }),
    groups: ['products', 'productForm'],
  }),
  categories: scenario({
    ids: async () => idsOf(await readCategories()),
    read: async (id) => found(await readCategories(), id),
    theirs: ({ status }, id) =>
      call(updateCategory, {
        params: { id },
        body: { status: status === 'Published' ? 'Inactive' : 'Published' },
      }),
    useMine: (category) => {
      const { form } = useCategoryForm(category, null, nothing)
      return () => {
        form.hook.setValue('title', 'Anew', { shouldDirty: true })
        return form.submit()
      }
    },
    mine: () => ({ title: 'Anew' }),
    groups: ['categories', 'products'],
  }),
  invoices: scenario({
    ids: async () => idsOf((await call(listInvoices, all)).invoices),
    read: (id) => call(getInvoiceSheet, { params: { id: String(id) } }),
    theirs: (_, id) => call(updateInvoice, { params: { id }, body: { terms: 'Theirs' } }),
    useMine: (sheet) => {
      const { form } = useInvoiceForm(invoiceValues(sheet), sheet)
      return () => {
        form.hook.setValue('note', 'Mine', { shouldDirty: true })
        return form.submit()
      }
    },
    mine: () => ({ note: 'Mine' }),
    groups: ['invoices', 'invoice', 'invoiceForm'],
  }),
  customers: scenario({
    ids: async () => (await call(listCustomers, all)).customers.map(({ customerId }) => customerId),
    read: (id) => call(getCustomer, { params: { id: String(id) } }),
    theirs: (_, id) => call(updateCustomer, { params: { id }, body: { contact: '+1 555 0199' } }),
    useMine: ({ customer, contact }, id) => {
      const { edit } = useCustomerChanges()
      return () => edit(id, { customer: 'Mine' }, { customer, contact })
    },
    mine: () => ({ customer: 'Mine' }),
    groups: ['customers', 'customer'],
  }),
  'accounts of customers': scenario({
    ids: async () => (await call(listCustomers, all)).customers.map(({ customerId }) => customerId),
    read: (id) => call(getCustomerAccount, { params: { id: String(id) } }),
    theirs: ({ addresses }, id) => {
      const [first] = addresses
      const added = { ...first!, id: undefined, label: 'Theirs', isDefault: false, isBilling: false }
      return call(updateCustomerAccount, { params: { id }, body: { addresses: [...addresses, added] } })
    },
    useMine: ({ addresses }, id) => {
      const { save } = useAccountChanges(String(id))
      const entry = { ...addresses[0]!, label: 'Mine' }
      return () => save({ addresses: withEntry(addresses, entry) }, { addresses }, () => 'Saved')
    },
    mine: () => ({ addresses: { 0: { label: 'Mine' } } }),
    groups: ['customer'],
  }),
  users: scenario({
    ids: async () => idsOf((await call(listUsers, all)).users.filter(({ role }) => role !== 'admin')),
    read: (id) => call(getUser, { params: { id: String(id) } }),
    theirs: ({ role }, id) =>
      call(updateUser, { params: { id }, body: { role: role === 'editor' ? 'author' : 'editor' } }),
    useMine: (user) => {
      const { form } = useEditForm(user, nothing)
      return () => {
        form.hook.setValue('company', 'Mine', { shouldDirty: true })
        return form.submit()
      }
    },
    mine: () => ({ company: 'Mine' }),
    groups: ['users', 'userForms', 'userView', 'postal'],
  }),
  'the billing of users': scenario({
    ids: async () => idsOf((await call(listUsers, all)).users),
    read: (id) => call(getUserSettings, { params: { id: String(id) } }),
    theirs: ({ billing: { plan, period, cards, address } }, id) =>
      call(updateUserSettings, {
        params: { id: String(id) },
        body: { billing: { plan, period, cards, address: { ...address, phone: '+1 555 0199' } } },
      }),
    useMine: ({ billing }, id) => {
      const { saveAddress } = useBillingEdit(useSettingsEdit(String(id)))
      return () => saveAddress(billing, { company: 'Mine' })
    },
    mine: () => ({ billing: { address: { company: 'Mine' } } }),
    groups: ['billing', 'users'],
  }),
  roles: scenario({
    ids: async () => idsOf(await readRoles()),
    read: async (id) => found(await readRoles(), id),
    theirs: ({ rules }, id) =>
      call(updateRole, {
        params: { id },
        body: { rules: { ...rules, orders: { ...rules.orders, create: !rules.orders.create } } },
      }),
    useMine: (role) => {
      const { form } = useRoleForm({ role, onDone: nothing })
      const { rules } = role
      return () => {
        form.hook.setValue(
          'rules',
          { ...rules, products: { ...rules.products, create: !rules.products.create } },
          { shouldDirty: true },
        )
        return form.submit()
      }
    },
    mine: ({ rules }) => ({ rules: { products: { create: !rules.products.create } } }),
    groups: ['roles'],
  }),
  permissions: scenario({
    ids: async () => idsOf(await readPermissions()),
    read: async (id) => found(await readPermissions(), id),
    theirs: ({ isCore }, id) => call(updatePermission, { params: { id }, body: { isCore: !isCore } }),
    useMine: (permission) => {
      const { save } = usePermissionChanges()
      const { assignedTo, isCore } = permission
      return () => save(permission, { name: `Mine ${permission.id}`, assignedTo, isCore })
    },
    mine: ({ id }) => ({ name: `Mine ${id}` }),
    groups: ['permissions'],
  }),
  events: scenario({
    ids: async () => idsOf(await readEvents()),
    read: async (id) => found(await readEvents(), id),
    theirs: ({ extendedProps }, id) =>
      call(updateEvent, {
        params: { id },
        body: { extendedProps: { ...extendedProps, location: 'Theirs' } },
      }),
    useMine: (event) => {
      const { update } = useEventChanges()
      const { id: _, ...fields } = event
      const extendedProps = { ...event.extendedProps, description: 'Mine' }
      return () => update(event, { ...fields, extendedProps })
    },
    mine: () => ({ extendedProps: { description: 'Mine' } }),
    groups: ['events'],
  }),
  orders: scenario({
    ids: async () => (await call(listOrders, all)).orders.map(({ order }) => order),
    read: (order) => call(getOrder, { params: { order } }),
    theirs: ({ shippingAddress }, order) =>
      call(updateOrder, {
        params: { order },
        body: { shippingAddress: { ...shippingAddress, town: 'Bern' } },
      }),
    useMine: ({ contact }, order) => {
      const { edit } = useOrderChanges(order)
      return () => edit({ contact: '+1 555 0100' }, { contact })
    },
    mine: () => ({ contact: '+1 555 0100' }),
    groups: ['orders', 'order'],
  }),
  cards: scenario({
    ids: async () => idsOf((await call(getKanban, {})).items),
    read: async (id) => found((await call(getKanban, {})).items, id),
    theirs: ({ labels }, id) =>
      call(updateBoardItem, { body: { item: { id, labels: labels.includes('App') ? [] : ['App'] } } }),
    useMine: (card) => {
      const { edit } = useBoardChanges()
      return () => edit(card, { title: 'Mine' })
    },
    mine: () => ({ title: 'Mine' }),
    groups: ['kanban'],
  }),
  'the settings of the store': scenario({
    ids: async () => [1],
    read: () => call(getStoreSettings, {}),
    theirs: ({ store }) => call(updateStoreDetails, { body: { ...store, legalName: 'Theirs' } }),
    useMine: (settings) => {
      const form = useSection({
        name: 'store',
        settings,
        onDirtyChange: nothing,
        schema: z.custom<typeof settings.store>(),
        read: (section) => section,
        write: (values) => values,
      })
      return () => {
        form.hook.setValue('orderIdPrefix', 'MINE-', { shouldDirty: true })
        return form.submit()
      }
    },
    mine: () => ({ store: { orderIdPrefix: 'MINE-' } }),
    groups: ['storeSettings'],
  }),
} satisfies Record<string, Scenario<object>>

interface HostProps {
  of: Scenario<object>
  row: object
  id: number
}
function Host({ of: { useMine }, row, id }: HostProps) {
  const [copy] = useState(row)
  const save = useMine(copy, id)
  return <Button onPress={() => void save()}>Save</Button>
}

/** A record with some fields of others over its own. */
const over = (row: unknown, fields: unknown): unknown => {
  if (typeof fields !== 'object' || fields === null) return fields
  const whole = row as Record<string, unknown>
  const next = Object.entries(fields).map(([name, value]) => [name, over(whole[name], value)])
  const merged = { ...whole, ...Object.fromEntries(next) }
  return Array.isArray(row) ? Object.values(merged) : merged
}

test.each(Object.entries(scenarios))(
  '%s: what changed in the list meanwhile stays when the opened copy is saved',
  async (_, one) => {
    categories = await readCategories()
    const ids = await one.ids()
    for (const id of new Set([ids[0]!, ids[Math.floor(ids.length / 2)]!, ids.at(-1)!])) {
      const opened = await one.read(id)
      const { user, unmount } = await renderScreen(<Host of={one} row={opened} id={id} />, {
        path: '/',
        groups: one.groups,
      })
      await one.theirs(opened, id)
      const theirs = await one.read(id)
      expect(theirs).not.toEqual(opened)
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(async () => expect(await one.read(id)).toEqual(over(theirs, one.mine(opened))), {
        timeout: 10_000,
      })
      unmount()
    }
  },
  60_000,
)
