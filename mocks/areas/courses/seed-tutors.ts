import { picture } from '../../seed/pictures.ts'

/** Someone who teaches courses. */
export interface Tutor {
  readonly name: string
  readonly position: string
  readonly email: string
  readonly picture: string
}

const tutor = (number: number, name: string, position: string, mailbox: string): Tutor => ({
  name,
  position,
  email: `${mailbox}@example.com`,
  picture: picture(`tutors/${number}`),
})

/** The instructors of the academy. */
export const tutors = {
  nerissa: tutor(1, 'Nerissa Holloway', 'Front-end engineer', 'nerissa.holloway'),
  tomasz: tutor(2, 'Tomasz Wrzosowski', 'Type and layout designer', 'tomasz.wrzosowski'),
  amandine: tutor(3, 'Amandine Roquebrune', 'Illustratrice et graveuse', 'amandine.roquebrune'),
  idris: tutor(4, 'Idris Benkhelladi', 'Behavioural psychologist', 'idris.benkhelladi'),
  hala: tutor(5, 'هالة السروجي', 'باحثة في تجربة المستخدم', 'hala.srouji'),
  kofi: tutor(6, 'Kofi Asantewaa-Brempong', 'Service designer', 'kofi.ab'),
  lumi: tutor(7, 'Lumi Koskenranta', 'Accessibility engineer', 'lumi.koskenranta'),
  ravindra: tutor(8, 'Ravindra Chelvanathan', 'Web developer and teacher', 'ravindra.chelvanathan'),
} as const satisfies Record<string, Tutor>
