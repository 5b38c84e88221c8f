import { DailySalesCard } from '../../../../entities/dashboard/cards/analytics/DailySalesCard.tsx'

/** What a day brings on average, over a course as high as the charts beside it. */
export const DailySalesTile = () => <DailySalesCard height={184} />
