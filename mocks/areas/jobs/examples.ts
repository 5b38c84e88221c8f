import type { Example } from '../../contract/example.ts'
import { CV_TYPES } from './contract.ts'

export const examples: Readonly<Record<string, Example>> = {
  listJobs: {},
  applyForJob: {
    params: { id: 'map-engineer' },
    body: {
      name: 'Noor El Amrani',
      email: 'noor@elamrani.example',
      letter: 'I drew the bus map of Rabat by hand before I drew it in code.',
      cvName: 'noor-el-amrani.pdf',
      cv: `data:${CV_TYPES.pdf};base64,JVBERi0xLjc=`,
    },
  },
}
