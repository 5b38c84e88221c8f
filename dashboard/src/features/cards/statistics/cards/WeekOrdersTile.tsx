import { WeekOrdersCard } from '../../../../entities/dashboard/cards/crm/WeekOrdersCard.tsx'

/** The orders of the last seven days, with columns that fit a tile. */
export const WeekOrdersTile = () => <WeekOrdersCard height={72} />
