export {
  checkContact,
  type ContactCheck,
  type ContactForm,
  type ContactWarnings,
} from './contactForm.ts'
export { ContactWarningList } from './ContactWarningList.tsx'
export { contactText } from './text.ts'
