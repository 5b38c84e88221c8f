import { nothing } from '../../contract/common.schema.ts'

export const logout = { access: 'anyone' as const, beyond: true as const, answers: { 204: nothing } }
