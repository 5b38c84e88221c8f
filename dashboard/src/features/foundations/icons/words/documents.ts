import type { CategoryWords } from './icon-words.ts'

/** Files, folders and what is kept. */
export const documents: CategoryWords = {
  archive: ['box, store, keep', 'archiver, ranger, conserver', 'أرشيف, أرشفة, حفظ'],
  'cloud-check': ['saved, synced', 'enregistré, nuage, synchronisé', 'محفوظ, سحابة'],
  'cloud-upload': ['send, backup', 'téléverser, nuage, sauvegarde', 'رفع, سحابة, نسخ احتياطي'],
  copy: ['duplicate, clipboard', 'copier, dupliquer, presse-papiers', 'نسخ, حافظة'],
  download: ['save, export, get', 'télécharger, enregistrer, exporter', 'تنزيل, تحميل, تصدير'],
  file: ['document, page', 'fichier, document, page', 'ملف, مستند, صفحة'],
  'file-description': ['document, text', 'fichier, document, description', 'ملف, مستند, وصف'],
  'file-dollar': ['invoice, bill', 'facture, devis, fichier', 'فاتورة, ملف'],
  'file-spreadsheet': ['table, excel, csv', 'tableur, feuille de calcul', 'جدول بيانات, ملف'],
  'file-text': ['document, pdf, letter', 'fichier, texte, document', 'ملف, نص, مستند'],
  'file-zip': ['archive, compressed', 'archive, compressé, fichier', 'ملف مضغوط'],
  files: ['documents, pages, copies', 'fichiers, documents', 'ملفات, مستندات'],
  'folder-open': ['directory, category', 'dossier ouvert, répertoire', 'مجلد مفتوح, دليل'],
  'folder-symlink': ['move to folder', 'déplacer, dossier', 'نقل إلى مجلد'],
  inbox: ['mail, received', 'boîte de réception, courrier reçu', 'صندوق الوارد, بريد'],
  notes: ['text, memo, description', 'notes, mémo, remarques', 'ملاحظات, مذكرة'],
  paperclip: ['attachment, attach, file', 'trombone, pièce jointe, joindre', 'مشبك, مرفق, إرفاق'],
  signature: ['sign, contract, name', 'signature, signer, contrat', 'توقيع, عقد'],
  template: ['layout, model', 'modèle, gabarit', 'قالب, نموذج'],
  trash: ['delete, remove, bin', 'supprimer, corbeille, poubelle', 'حذف, سلة المهملات, إزالة'],
  upload: ['send, import', 'téléverser, envoyer, importer', 'رفع, إرسال, استيراد'],
}
