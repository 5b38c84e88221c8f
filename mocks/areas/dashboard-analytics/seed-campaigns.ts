import { CAMPAIGN_STEPS, type CampaignStep } from './contract.ts'
import { randomOf, weekdayOf } from '../dashboards/seed-days.ts'

const SEED = 3391
const TUESDAY = 1
const FRIDAY = 4

const none = Object.fromEntries(CAMPAIGN_STEPS.map((step) => [step, 0])) as Record<CampaignStep, number>

/** What became of the mails of a day; they go out on Tuesdays and Fridays. */
export const campaignDay = (date: string): Readonly<Record<CampaignStep, number>> => {
  const weekday = weekdayOf(date)
  if (weekday !== TUESDAY && weekday !== FRIDAY) return none
  const random = randomOf(SEED, date)
  const sent = random.integer(820, 1140)
  const opened = Math.round((sent * random.integer(34, 52)) / 100)
  const clicked = Math.round((opened * random.integer(14, 30)) / 100)
  return {
    sent,
    opened,
    clicked,
    subscribed: random.integer(3, 16),
    complained: random.integer(0, 2),
    unsubscribed: random.integer(1, 9),
  }
}
