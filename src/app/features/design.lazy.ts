export { DesignScreen as Screen } from '#ui/design-gallery/design-screen.tsx'
