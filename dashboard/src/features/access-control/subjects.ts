import { subjects } from '@data1522/mocks/contract/access'

export const askedActions = ['read', 'create', 'update', 'delete', 'manage']

/** What rules of the product speak of. */
export const askedSubjects = ['AclDemo', 'Analytics', ...subjects, 'all']
