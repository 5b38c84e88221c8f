import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { PropertyListing } from './PropertyListing.tsx'

const PATH = '/wizard-examples/property-listing'

const meta = preview.meta({
  title: 'Screens/Wizards/Property listing',
  component: PropertyListing,
  tags: ['!autodocs'],
  ...screenAt({ path: PATH, groups: ['wizard', 'property', 'postal', 'records'], isInAppShell: true }),
  afterEach: () => localStorage.clear(),
})

export const Features = meta.story({
  tags: ['screen'],
  parameters: { address: `${PATH}?step=features` },
  beforeEach: () => {
    const values = {
      name: 'Ines Moreau',
      email: 'ines.moreau@data1522.example',
      line1: '14 rue des Docks',
      town: 'Lyon',
      postCode: '69009',
      country: 'FR',
    }
    localStorage.setItem('DATA1522-draft-property-1', JSON.stringify({ at: Date.now(), values }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Property features' }, { timeout: 20_000 })
  },
})
