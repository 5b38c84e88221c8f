import type { InvoiceClient } from './contract.ts'
import type { StoredCustomer } from '../customers/seed.ts'

/** The companies of the customers who get invoices, by their ids; '' for private persons. */
export const companies: Readonly<Record<number, string>> = {
  1: 'Tolliver & Daughters Bakery',
  2: 'Le Jardin d’Apolline',
  3: 'Wetherstone Surf School',
  4: 'Chandravel Textiles',
  5: 'Padaria Pedra Azul',
  6: 'Blue Heron Tea House',
  8: 'دار الحبر للنشر',
  9: 'Librairie des Deux Lunes',
  12: 'Malligere Cycles',
  16: 'Château Mirabel, vins et vergers',
  18: '',
  20: 'مقهى الميناء القديم',
  22: 'Aroeira Instrumentos',
  25: 'Fairbanks Community Radio',
  27: 'The Cavendale Society for the Preservation of Hand-Painted Weather Vanes and Other Rooftop Curiosities',
  30: 'Ateliê Jacarandeira',
  32: 'Mingxi Paper Lanterns',
  34: 'مخبز السنابل',
  37: 'Crêperie du Vieux Phare',
  40: 'Marlinspike Sail Loft',
  44: 'Pallavaram Dance Academy',
  45: 'Ng',
}

/** What an invoice says of a customer. */
export const clientOf = ({
  id,
  customer,
  email,
  country,
  contact,
  account,
}: StoredCustomer): InvoiceClient => {
  const address = account.addresses.find(({ isBilling }) => isBilling) ?? account.addresses[0]
  const parts = address ? [address.line1, address.line2, address.town, address.state, address.postCode] : []
  return {
    name: customer,
    company: companies[id] ?? '',
    companyEmail: email,
    address: parts.filter(Boolean).join(', '),
    contact,
    country: address?.country ?? country,
  }
}
