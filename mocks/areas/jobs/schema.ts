import { count, email, failure, invalidInput, oneOf, requiredLine } from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'
import { CV_LIMIT, CV_TYPES, JOB_HOURS, JOB_IDS, LETTER_LIMIT, OFFICES } from './contract.ts'

export const job = z.object({
  id: oneOf(JOB_IDS),
  office: oneOf(OFFICES),
  /** Whether one may work from elsewhere too. */
  isRemote: z.boolean(),
  hours: oneOf(JOB_HOURS),
  payFrom: count,
  payTo: count,
  /** How many people work together. */
  teamSize: count,
  postedOn: z.iso.date(),
  startsOn: z.iso.date(),
})

/** How a data address of each kind begins. */
const beginnings = Object.values(CV_TYPES).map((type) => `data:${type};base64,`)
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Whether a data address holds a file of a kind and a size that is taken. */
function isCv(address: string): boolean {
  const beginning = beginnings.find((one) => address.startsWith(one))
  if (!beginning) return false
  const content = address.slice(beginning.length)
  const bytes = Math.floor(content.replace(/=+$/, '').length * 0.75)
  return bytes <= CV_LIMIT && BASE64.test(content)
}

export const jobApplication = z.object({
  name: requiredLine,
  email,
  letter: z.string().check(z.trim(), z.minLength(20), z.maxLength(LETTER_LIMIT)),
  cvName: requiredLine,
  cv: z.string().check(z.refine(isCv)),
})

export const listJobs = {
  access: 'anyone' as const,
  beyond: true as const,
  answers: { 200: z.object({ jobs: z.array(job) }) },
}

export const applyForJob = {
  access: 'anyone' as const,
  beyond: true as const,
  body: jobApplication,
  answers: { 201: z.object({ receivedOn: z.iso.datetime() }), 400: invalidInput, 404: failure },
}
