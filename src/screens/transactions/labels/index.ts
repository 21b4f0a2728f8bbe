export { LabelsSection } from './LabelsSection.tsx'
