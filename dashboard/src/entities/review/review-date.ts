/** The day of a review, which comes as month/day/year, as yyyy-mm-dd. */
export function dayOf(date: string): string {
  const [month = '', day = '', year = ''] = date.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
