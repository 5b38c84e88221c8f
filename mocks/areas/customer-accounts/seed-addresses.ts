import type { CustomerCountry } from '../customers/contract.ts'
import { countries } from '../../seed/countries.ts'
import { fillDigits, type Random } from '../../seed/random.ts'

type SampleCountry = Exclude<CustomerCountry, 'GB' | 'DE' | 'CA'>

interface Place {
  readonly streets: readonly string[]
  readonly extra: readonly string[]
  readonly towns: readonly (readonly [town: string, state: string, postCode: string])[]
}

/** Invented streets and towns; `#` stands for any digit. */
const places: Record<SampleCountry, Place> = {
  AU: {
    streets: ['2# Wattlebird Lane', '1# Old Jetty Road', '1## Saltbush Parade', '3# Kookaburra Rise'],
    extra: ['Unit 1#', 'Granny flat'],
    towns: [
      ['Gumnut Bay', 'Queensland', '49##'],
      ['Lower Brolga', 'Victoria', '39##'],
      ['Pelican Reach', 'New South Wales', '28##'],
    ],
  },
  US: {
    streets: ['4## Larkspur Avenue', '1### Tin Mill Road', '7# Quarry Steps', '3## Old Orchard Drive'],
    extra: ['Apt 1#', 'Suite 2##', 'Back porch'],
    towns: [
      ['Alder Falls', 'Oregon', '97###'],
      ['Port Juniper', 'Maine', '04###'],
      ['Copper Hollow', 'Tennessee', '37###'],
      ['Mesa Quieta', 'New Mexico', '87###'],
    ],
  },
  FR: {
    streets: [
      '1# rue des Lavandières',
      '1# impasse du Vieux Moulin',
      '5# quai des Hirondelles',
      '2# allée des Tilleuls',
    ],
    extra: ['Bâtiment B', '2e étage', 'Escalier C'],
    towns: [
      ['Saint-Aubin-les-Vignes', 'Occitanie', '319##'],
      ['Port-Lumière', 'Bretagne', '299##'],
      ['Montclairval', 'Auvergne-Rhône-Alpes', '699##'],
    ],
  },
  CN: {
    streets: ['2# Baihe Lane', '1## Yunqiao Road', '8# Qinghe Street'],
    extra: ['Building 3, room 1#2', 'Room 2#1'],
    towns: [
      ['Qingluo Bay', 'Zhejiang', '3190##'],
      ['Yunxiao Ridge', 'Sichuan', '6190##'],
      ['Baihu Harbour', 'Fujian', '3690##'],
    ],
  },
  BR: {
    streets: ['Rua das Acácias, 1##', 'Travessa do Sabiá, 4#', 'Avenida Maré Alta, 2##'],
    extra: ['Apto 3#', 'Casa 2#', 'Bloco B'],
    towns: [
      ['Vila Serena', 'Minas Gerais', '399##-000'],
      ['Porto do Ipê', 'Bahia', '459##-000'],
      ['Campo Lindo', 'São Paulo', '199##-000'],
    ],
  },
  IN: {
    streets: ['1# Neem Tree Road', '4# Peacock Garden', '2## Lotus Pond Street'],
    extra: ['Flat 1#', 'Second floor'],
    towns: [
      ['Kadampur', 'Kerala', '6990##'],
      ['Nandivan', 'Karnataka', '5990##'],
      ['Surajvana', 'Rajasthan', '3490##'],
    ],
  },
}

/** An invented address in a country; now and then with a second line. */
export const sampleAddress = (code: SampleCountry, random: Random) => {
  const { streets, extra, towns } = places[code]
  const one = <Item>(items: readonly Item[]) => items[random.integer(0, items.length - 1)]!
  const [town, state, postCode] = one(towns)
  return {
    line1: fillDigits(one(streets), random),
    line2: random.next() < 0.4 ? fillDigits(one(extra), random) : '',
    town,
    state,
    postCode: fillDigits(postCode, random),
    country: countries[code].name,
  }
}
