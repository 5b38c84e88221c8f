import type { IntlShape } from 'react-intl'
import type { MessageId } from '../../../dashboard/src/core/i18n/intl.ts'
import { PLAN_PRICES } from '../../../mocks/areas/account-settings/contract.ts'
import type { Job } from '../../../mocks/areas/jobs/contract.ts'
import { openJobs } from '../../../mocks/areas/jobs/seed.ts'

const name = 'DATA1522'

/** What each page says to machines besides its words, as schema.org has it. */
export function factsOf(path: string, site: string, { formatMessage }: IntlShape): object[] {
  const text = (id: string) => formatMessage({ id: id as MessageId })
  const organization = {
    '@type': 'Organization',
    '@id': `${site}#organization`,
    name,
    url: site,
    logo: `${site}favicon.svg`,
  }
  const questions = (group: string, count: number) => ({
    '@type': 'FAQPage',
    mainEntity: Array.from({ length: count }, (_, at) => ({
      '@type': 'Question',
      name: text(`${group}.q${at + 1}`),
      acceptedAnswer: { '@type': 'Answer', text: text(`${group}.a${at + 1}`) },
    })),
  })
  const offer = (plan: 'basic' | 'team' | 'company' | 'enterprise') => ({
    '@type': 'Offer',
    name: text(`plans.${plan}`),
    description: text(`plans.${plan}Description`),
    url: `${site}data1522/pricing`,
    availability: 'https://schema.org/InStock',
    price: PLAN_PRICES[plan].yearly,
    priceCurrency: 'USD',
  })
  const address = (office: Job['office']) => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: text(`about.office.${office}`),
      addressCountry: text(`about.country.${office}`),
    },
  })
  const job = ({ id, office, hours, payFrom, payTo, postedOn, startsOn }: Job) => ({
    '@type': 'JobPosting',
    title: text(`jobs.name.${id}`),
    description: [1, 2, 3].map((duty) => text(`jobs.duty.${id}.${duty}`)).join(' '),
    hiringOrganization: { '@id': organization['@id'] },
    jobLocation: address(office),
    employmentType: hours === 'full' ? 'FULL_TIME' : 'PART_TIME',
    datePosted: postedOn,
    jobStartDate: startsOn,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: payFrom, maxValue: payTo, unitText: 'YEAR' },
    },
  })
  const ofPage: Record<string, () => object[]> = {
    '/data1522': () => [{ '@type': 'WebSite', name, url: site }, questions('landingMore', 5)],
    '/data1522/pricing': () => [
      {
        '@type': 'Product',
        name,
        description: text('landing.description'),
        image: `${site}social.png`,
        brand: { '@type': 'Brand', name },
        offers: (['basic', 'team', 'company', 'enterprise'] as const).map(offer),
      },
      questions('pricing', 6),
    ],
    '/data1522/nosotros': () => openJobs.map(job),
  }
  return [organization, ...ofPage[path]!()]
}
