import { count } from '../../../locale/count.ts'
import type { FileStrings } from './en.ts'

const locale = 'fr-FR'

/** What the rooms that take files say in French. */
export const fr: FileStrings = {
  choose: (isMultiple) => (isMultiple ? 'Choisir des fichiers' : 'Choisir un fichier'),
  takePhoto: 'Prendre une photo',
  nothingChosen: 'Aucun fichier choisi',
  remove: (name) => `Retirer ${name}`,
  dismiss: 'Masquer ces messages',
  rejected: 'Refusés',
  moreRejected: (files) =>
    count(locale, files, { one: '# autre fichier refusé.', other: '# autres fichiers refusés.' }),
  chosen: (files) => count(locale, files, { one: '# fichier choisi', other: '# fichiers choisis' }),
  kind: (name, kinds) => `${name} est d’un autre type. Types acceptés : ${kinds}.`,
  content: (name) => `${name} ne contient pas ce que son nom annonce. Le fichier est peut-être endommagé.`,
  size: (name, size, limit) => `${name} est trop lourd : ${size}. La limite est de ${limit}.`,
  empty: (name) => `${name} est vide.`,
  count: (name, files) =>
    `${name} est en trop. ${count(locale, files, { one: 'Un seul fichier est accepté.', other: '# fichiers au plus sont acceptés.' })}`,
  duplicate: (name) => `${name} est déjà là.`,
  unreadable: (name) => `${name} est illisible. Le fichier a peut-être été déplacé.`,
  folder: (name) => `${name} est un dossier. Ouvrez-le et déposez les fichiers qu’il contient.`,
  notFiles: 'Ce n’est pas un fichier. Déposez ou collez des fichiers.',
  images: 'images',
  videos: 'vidéos',
  sounds: 'sons',
  texts: 'textes',
  dropHere: (isMultiple) => (isMultiple ? 'Déposez des fichiers ici' : 'Déposez un fichier ici'),
  orPaste: 'ou collez',
  release: 'Relâchez pour ajouter',
  cancel: (name) => `Annuler ${name}`,
  retry: (name) => `Réessayer ${name}`,
  waiting: 'En attente',
  uploaded: 'Envoyé',
  cancelled: 'Annulé',
  failed: 'L’envoi a échoué',
  added: (files) => count(locale, files, { one: '# fichier ajouté', other: '# fichiers ajoutés' }),
  saidUploaded: (name) => `${name} est envoyé`,
  saidFailed: (name) => `L’envoi de ${name} a échoué`,
  saidRemoved: (name) => `${name} retiré`,
  progress: (name) => `Envoi de ${name}`,
}
