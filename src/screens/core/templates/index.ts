export {
  type CalendarDay,
  everies,
  type Every,
  isCalendarDay,
  monthDayOf,
  type Schedule,
  scheduled,
} from './schedule.ts'
export {
  blanked,
  blanksIn,
  isSameName,
  isSameTemplate,
  parseTemplates,
  paymentIn,
  type Template,
  withAmount,
  withTemplates,
} from './template.ts'
export {
  changeTemplates,
  type DueTemplate,
  dueTemplates,
  forgetLeftOut,
  storedTemplates,
  useTemplates,
  useTemplatesTrouble,
  withChanged,
  withNextDue,
  withTemplate,
  withTemplateBack,
} from './templateStore.ts'
export { useToday } from './useToday.ts'
