import { vars } from '../tokens/contract.css.ts'

const line = `0 0 0 1px ${vars.color.line}`

/** What the bordered skin has in place of shadows. */
export const lineShadows = { resting: line, raised: line, edge: '0 0 #0000' }
