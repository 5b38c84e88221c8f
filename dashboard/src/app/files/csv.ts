export { toCsv } from '@data1522/design-system/csv'
