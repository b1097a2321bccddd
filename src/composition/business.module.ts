import { ContainerModule } from 'inversify'
import { FirstVisitViewModel } from '#application/business/first-visit.view-model.ts'
import { Businesses } from '#application/business/businesses.port.ts'
import { ProfileDraftStorage } from '#application/business/profile-draft-storage.ts'
import { TourViewModel } from '#application/business/tour.view-model.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { Preferences } from '#application/preferences/preferences.port.ts'
import { makeHttpBusinesses } from '#infrastructure/business/http-businesses.ts'
import { ApiCall, ApiTenant } from './tokens.ts'

/** What follows once somebody is the user of a business. */
export const businessModule = new ContainerModule(({ bind }) => {
  bind(Businesses).toResolvedValue(makeHttpBusinesses, [ApiCall, ApiTenant]).inSingletonScope()
  bind(FirstVisitViewModel)
    .toResolvedValue(
      (businesses, memory, notifications, preferences, scheduler) =>
        new FirstVisitViewModel({ businesses, memory, notifications, preferences, scheduler }),
      [Businesses, ProfileDraftStorage, NotificationsViewModel, Preferences, Scheduler],
    )
    .inSingletonScope()
  bind(TourViewModel)
    .toResolvedValue((preferences) => new TourViewModel(preferences), [Preferences])
    .inSingletonScope()
})
