import { Button } from '@data1522/design-system/Button'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customers } from '../../../mocks/areas/customers/collection.ts'
import { recordOf } from '../../../mocks/areas/orders/view.ts'
import { orders } from '../../../mocks/areas/orders/collection.ts'
import { permissions } from '../../../mocks/areas/permissions/collection.ts'
import { roles } from '../../../mocks/areas/roles/collection.ts'
import { renderScreen, withMock } from '../../../tests/support/screen.tsx'
import { useAccountChanges } from '../entities/customer/useAccountChanges.ts'
import { useCustomerChanges } from '../entities/customer/useCustomerChanges.ts'
import { useOrderChanges } from '../entities/order/useOrderChanges.ts'
import { usePermissionChanges } from '../entities/permission/usePermissionChanges.ts'
import { noRights } from '../entities/role/rights.ts'
import { useRoleChanges } from '../entities/role/useRoleChanges.ts'

withMock()
const patience = { timeout: 10_000 }
const someOrder = 5389
const order = () => orders.all().find((one) => one.order === someOrder)!
const customer = () => customers.all()[0]!
const permission = () => permissions.all().find(({ isCore }) => !isCore)!
const role = () => roles.all().find(({ name }) => name === 'support')!

/** What a form changes, and what tells of it at the server. */
const cases = {
  'a parcel': {
    useAct: () => {
      const { send } = useOrderChanges(someOrder)
      return () => send({ items: [], carrier: 'Post', tracking: '' })
    },
    read: () => order().record?.parcels.map(({ carrier }) => carrier) ?? [],
  },
  'an edit of an order': {
    useAct: () => {
      const { edit } = useOrderChanges(someOrder)
      return () => edit({ contact: '+1 555 0100' }, { contact: recordOf(order()).contact })
    },
    read: () => recordOf(order()).contact,
  },
  'an edit of a customer': {
    useAct: () => {
      const { edit } = useCustomerChanges()
      const { customerId, customer: name } = customer()
      return () => edit(customerId, { customer: 'Somebody Else' }, { customer: name })
    },
    read: () => customer().customer,
  },
  'an edit of an account': {
    useAct: () => {
      const { customerId, account } = customer()
      const { save } = useAccountChanges(String(customerId))
      const plan = account.plan === 'team' ? 'basic' : 'team'
      return () => save({ plan }, { plan: account.plan }, () => 'Saved')
    },
    read: () => customer().account.plan,
  },
  'a new role': {
    useAct: () => {
      const { add } = useRoleChanges()
      return () => add({ name: 'Gardener', rules: noRights })
    },
    read: () => roles.all().map(({ name }) => name),
  },
  'an edit of a role': {
    useAct: () => {
      const { save } = useRoleChanges()
      return () => save({ ...role(), userCount: 0, members: [] }, { ...role(), name: 'Helpers' })
    },
    read: () => roles.all().map(({ name }) => name),
  },
  'a new permission': {
    useAct: () => {
      const { add } = usePermissionChanges()
      return () => add({ name: 'Gardening', assignedTo: [], isCore: false })
    },
    read: () => permissions.all().map(({ name }) => name),
  },
  'an edit of a permission': {
    useAct: () => {
      const { save } = usePermissionChanges()
      const { roleIds: _, ...before } = permission()
      return () => save({ ...before, assignedTo: [] }, { name: 'Gardening', assignedTo: [], isCore: false })
    },
    read: () => permissions.all().map(({ name }) => name),
  },
} satisfies Record<string, { useAct: () => () => Promise<unknown>; read: () => unknown }>

function Host({ useAct }: { useAct: () => () => Promise<unknown> }) {
  const doIt = useAct()
  return <Button onPress={() => void doIt()}>Do it</Button>
}
const press = (shiftKey: boolean) =>
  act(async () => void fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true, shiftKey }))

test.each(Object.entries(cases))(
  '%s is taken back, made again, and taken back again',
  async (_, { useAct, read }) => {
    const { user } = await renderScreen(<Host useAct={useAct} />, {
      path: '/',
      groups: ['orders', 'order', 'customers', 'customer', 'roles', 'permissions'],
    })
    const before = read()
    await user.click(await screen.findByRole('button', { name: 'Do it' }))
    await screen.findByRole('button', { name: 'Undo' }, patience)
    const after = read()
    expect(after).not.toEqual(before)
    await press(false)
    await waitFor(() => expect(read()).toEqual(before), patience)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(), patience)
    await press(true)
    await waitFor(() => expect(read()).toEqual(after), patience)
    await screen.findByRole('button', { name: 'Undo' }, patience)
    await press(false)
    await waitFor(() => expect(read()).toEqual(before), patience)
  },
  40_000,
)
