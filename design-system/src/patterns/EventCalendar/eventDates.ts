export { type DayPeriod, firstDayNumber, periodOf, touches, turned } from './dates.ts'
export { marksOf } from './month/marksOf.ts'
