import type appErrors from '../app/errors/messages/en.json'
import type coreIN from '../core/i18n/messages/en.json'
import type entitiesAccount from '../entities/account/messages/en.json'
import type entitiesAddress from '../entities/address/messages/en.json'
import type entitiesCategory from '../entities/category/messages/en.json'
import type entitiesCourse from '../entities/course/messages/en.json'
import type entitiesCustomer from '../entities/customer/messages/en.json'
import type entitiesDashboard from '../entities/dashboard/messages/en.json'
import type entitiesEmail from '../entities/email/messages/en.json'
import type entitiesEvent from '../entities/event/messages/en.json'
import type entitiesInvoice from '../entities/invoice/messages/en.json'
import type entitiesOrder from '../entities/order/messages/en.json'
import type entitiesPermission from '../entities/permission/messages/en.json'
import type entitiesPlan from '../entities/plan/messages/en.json'
import type entitiesProduct from '../entities/product/messages/en.json'
import type entitiesReferral from '../entities/referral/messages/en.json'
import type entitiesReview from '../entities/review/messages/en.json'
import type entitiesRole from '../entities/role/messages/en.json'
import type entitiesStore from '../entities/store/messages/en.json'
import type entitiesVehicle from '../entities/vehicle/messages/en.json'
import type entitiesUser from '../entities/user/messages/en.json'
import type featuresAcademy from '../features/academy/messages/en.json'
import type featuresAccessControl from '../features/access-control/messages/en.json'
import type featuresAccountSettings from '../features/account-settings/messages/en.json'
import type featuresAuth from '../features/auth/messages/en.json'
import type featuresCalendar from '../features/calendar/messages/en.json'
import type featuresCards from '../features/cards/messages/en.json'
import type featuresCharts from '../features/charts/messages/en.json'
import type featuresChat from '../features/chat/messages/en.json'
import type featuresComponents from '../features/components/messages/en.json'
import type featuresCustomers from '../features/customers/messages/en.json'
import type featuresDashboards from '../features/dashboards/messages/en.json'
import type featuresDialogExamples from '../features/dialog-examples/messages/en.json'
import type featuresEmail from '../features/email/messages/en.json'
import type featuresExtensions from '../features/extensions/messages/en.json'
import type featuresForms from '../features/forms/messages/en.json'
import type featuresFoundations from '../features/foundations/messages/en.json'
import type featuresHelp from '../features/help/messages/en.json'
import type featuresInvoices from '../features/invoices/messages/en.json'
import type featuresKanban from '../features/kanban/messages/en.json'
import type featuresLogistics from '../features/logistics/messages/en.json'
import type featuresOrders from '../features/orders/messages/en.json'
import type featuresPermissions from '../features/permissions/messages/en.json'
import type featuresProducts from '../features/products/messages/en.json'
import type featuresProfile from '../features/profile/messages/en.json'
import type featuresPublicSite from '../features/public-site/messages/en.json'
import type featuresReferrals from '../features/referrals/messages/en.json'
import type featuresReviews from '../features/reviews/messages/en.json'
import type featuresRoles from '../features/roles/messages/en.json'
import type featuresStatusPages from '../features/status-pages/messages/en.json'
import type featuresStoreSettings from '../features/store-settings/messages/en.json'
import type featuresTables from '../features/tables/messages/en.json'
import type featuresUsers from '../features/users/messages/en.json'
import type featuresWizards from '../features/wizards/messages/en.json'
import type sharedErrors from '../shared/errors/messages/en.json'
import type sharedList from '../shared/list/messages/en.json'
import type sharedPublicPage from '../shared/public-page/messages/en.json'
import type sharedShowcase from '../shared/showcase/messages/en.json'
import type shell from '../shell/messages/en.json'
import type shellCustomizer from '../shell/customizer/messages/en.json'
import type shellDeveloper from '../shell/developer/messages/en.json'
import type shellNotifications from '../shell/notifications/messages/en.json'
import type shellPalette from '../shell/palette/messages/en.json'
import type shellQuickLinks from '../shell/quick-links/messages/en.json'
import type shellShortcuts from '../shell/shortcuts/messages/en.json'
import type shellTour from '../shell/tour/messages/en.json'

// Every place that has messages of its own; a new one is a line more, and its ids are known everywhere.
type Messages = typeof appErrors &
  typeof coreIN &
  typeof entitiesAccount &
  typeof entitiesAddress &
  typeof entitiesCategory &
  typeof entitiesCourse &
  typeof entitiesCustomer &
  typeof entitiesDashboard &
  typeof entitiesEmail &
  typeof entitiesEvent &
  typeof entitiesInvoice &
  typeof entitiesOrder &
  typeof entitiesPermission &
  typeof entitiesPlan &
  typeof entitiesProduct &
  typeof entitiesReferral &
  typeof entitiesReview &
  typeof entitiesRole &
  typeof entitiesStore &
  typeof entitiesUser &
  typeof entitiesVehicle &
  typeof featuresAcademy &
  typeof featuresAccessControl &
  typeof featuresAccountSettings &
  typeof featuresAuth &
  typeof featuresCalendar &
  typeof featuresCards &
  typeof featuresCharts &
  typeof featuresChat &
  typeof featuresComponents &
  typeof featuresCustomers &
  typeof featuresDashboards &
  typeof featuresDialogExamples &
  typeof featuresEmail &
  typeof featuresExtensions &
  typeof featuresForms &
  typeof featuresFoundations &
  typeof featuresHelp &
  typeof featuresInvoices &
  typeof featuresKanban &
  typeof featuresLogistics &
  typeof featuresOrders &
  typeof featuresPermissions &
  typeof featuresProducts &
  typeof featuresProfile &
  typeof featuresPublicSite &
  typeof featuresReferrals &
  typeof featuresReviews &
  typeof featuresRoles &
  typeof featuresStatusPages &
  typeof featuresStoreSettings &
  typeof featuresTables &
  typeof featuresUsers &
  typeof featuresWizards &
  typeof sharedErrors &
  typeof sharedList &
  typeof sharedPublicPage &
  typeof sharedShowcase &
  typeof shell &
  typeof shellCustomizer &
  typeof shellDeveloper &
  typeof shellNotifications &
  typeof shellPalette &
  typeof shellQuickLinks &
  typeof shellShortcuts &
  typeof shellTour

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Messages
    }
  }
}
