import { endpoint } from './endpoint.ts'
import {
  CompanyList,
  FindingList,
  FindingQuery,
  NotificationChoices,
  NotificationHistory,
  ReportQuery,
  ReportUrl,
  TaskList,
  UnreadNotifications,
} from './shell.codec.ts'

export const shellEndpoints = {
  companies: endpoint({
    method: 'GET',
    path: '/api/user/:userId/business',
    access: 'user',
    response: CompanyList,
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/api/user/:userId/notification',
    access: 'user',
    response: NotificationHistory,
  }),
  notificationsUnread: endpoint({
    method: 'GET',
    path: '/api/user/:userId/notification/unread',
    access: 'user',
    response: UnreadNotifications,
  }),
  notificationChoices: endpoint({
    method: 'GET',
    path: '/api/user/:userId/notification/choice',
    access: 'user',
    response: NotificationChoices,
  }),
  notificationChoose: endpoint({
    method: 'PUT',
    path: '/api/user/:userId/notification/choice',
    access: 'user',
    body: NotificationChoices,
    response: NotificationChoices,
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/task',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    response: TaskList,
  }),
  findings: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/finding',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    query: FindingQuery,
    response: FindingList,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/xtracker',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    query: ReportQuery,
    response: ReportUrl,
  }),
}
