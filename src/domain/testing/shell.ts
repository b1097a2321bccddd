import * as fc from 'fast-check'
import { MAX_NOTIFICATIONS, type Notification, type NotificationIntent } from '../shell/notification-stack.ts'
import type { Task } from '../shell/task.ts'
import { type Tour, TOUR_STEPS, type TourEvent } from '../shell/tour.ts'

const intent: fc.Arbitrary<NotificationIntent> = fc.constantFrom('success', 'info', 'warning', 'error')

/** Few keys, so that some are duplicates. */
export const notification: fc.Arbitrary<Notification> = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  intent,
})

/** As many as fit, no key twice. */
export const notificationStack: fc.Arbitrary<ReadonlyArray<Notification>> = fc.uniqueArray(notification, {
  selector: ({ key }) => key,
  maxLength: MAX_NOTIFICATIONS,
})

/** Tasks of this product, and some that point to another site. */
export const task: fc.Arbitrary<Task> = fc.record({
  id: fc.integer({ min: 1, max: 99 }).map(String),
  title: fc.constantFrom('Sube tu acta', 'Completa tu perfil'),
  detail: fc.constant(''),
  hasAction: fc.boolean(),
  pathAction: fc.constantFrom(
    undefined,
    '/user/profile',
    '/orders/12?x=1',
    '//host',
    '/\\host',
    'https://a.example',
    '',
    '/a b',
  ),
})

export const tour: fc.Arbitrary<Tour> = fc.oneof(
  fc.boolean().map((seen): Tour => ({ _tag: 'Closed', seen })),
  fc.nat({ max: TOUR_STEPS - 1 }).map((step): Tour => ({ _tag: 'Open', step })),
)

export const tourEvent: fc.Arbitrary<TourEvent> = fc.oneof(
  fc.constantFrom('Offer', 'Reopen', 'Next', 'Previous', 'Skip').map((_tag): TourEvent => ({ _tag })),
  fc
    .oneof(fc.integer({ min: -1, max: TOUR_STEPS }), fc.constantFrom(0.5, Number.NaN))
    .map((step): TourEvent => ({ _tag: 'GoTo', step })),
)
