import { customers } from '../customers/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { editAccount } from './handlers-edits.ts'
import { findCustomer } from '../customers/view.ts'
import { handle } from '../../runtime/http.ts'
import { noContent, reply } from '../../runtime/reply.ts'

const notFound = reply(404, { message: 'Customer not found' })

export const getCustomerAccount = handle(
  contract.getCustomerAccount,
  schemas.getCustomerAccount,
  ({ params }) => {
    const customer = findCustomer(params.id)
    return customer ? reply(200, customer.account) : notFound
  },
)

export const updateCustomerAccount = handle(
  contract.updateCustomerAccount,
  schemas.updateCustomerAccount,
  ({ params, body, permit }) => {
    const customer = findCustomer(params.id)
    if (!customer) return notFound
    permit(customer)
    const account = editAccount(customer.account, body)
    customers.update(customer.id, { account })
    return reply(200, account)
  },
)

export const setCustomerPassword = handle(
  contract.setCustomerPassword,
  schemas.setCustomerPassword,
  ({ params, permit }) => {
    const customer = findCustomer(params.id)
    if (!customer) return notFound
    permit(customer)
    return noContent
  },
)

export const signOutCustomerDevices = handle(
  contract.signOutCustomerDevices,
  schemas.signOutCustomerDevices,
  ({ params, body, permit }) => {
    const customer = findCustomer(params.id)
    if (!customer) return notFound
    permit(customer)
    const { devices } = customer.account
    if (body.ids.some((id) => !devices.some((device) => device.id === id)))
      return reply(404, { message: 'Device not found' })
    const account = {
      ...customer.account,
      devices: devices.filter(({ id }) => !body.ids.includes(id)),
    }
    customers.update(customer.id, { account })
    return reply(200, account)
  },
)
