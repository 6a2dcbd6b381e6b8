import type { Method } from './call/endpoint';
import { addLeadPath } from './lead/lead-path';

/**
 * Method and path of every call that the browser may make through web's proxy. Plain data: the
 * browser's client needs no more than this, and the schemas stay out of its bundle. The rows of the
 * endpoint table take theirs from here.
 */
export const browserPaths = {
  listWorkbooks: { method: 'GET', path: '/api/v1/content/workbooks' },
  getWorkbook: { method: 'GET', path: '/api/v1/content/workbooks/{workbookId}' },
  getStep: { method: 'GET', path: '/api/v1/content/steps/{stepUuid}' },
  getSample: { method: 'GET', path: '/api/v1/content/workbooks/{workbookId}/sample' },
  checkSample: { method: 'POST', path: '/api/v1/content/workbooks/{workbookId}/sample/check' },
  createHomework: { method: 'POST', path: '/api/v1/homework' },
  listHomework: { method: 'GET', path: '/api/v1/homework' },
  changeHomework: { method: 'PATCH', path: '/api/v1/homework/{taskHash}' },
  getTaskPreview: { method: 'GET', path: '/api/v1/task-preview/{taskHash}' },
  getJournal: { method: 'GET', path: '/api/v1/journal' },
  startAttempt: { method: 'POST', path: '/api/v1/attempts' },
  listAttempts: { method: 'GET', path: '/api/v1/attempts' },
  getAttempt: { method: 'GET', path: '/api/v1/attempts/{attemptCode}' },
  getAttemptStep: { method: 'GET', path: '/api/v1/attempts/{attemptCode}/steps/{stepNumber}' },
  savePosition: { method: 'PUT', path: '/api/v1/attempts/{attemptCode}/position' },
  saveAnswer: { method: 'PUT', path: '/api/v1/attempts/{attemptCode}/answers/{answerId}' },
  saveAnswers: { method: 'PUT', path: '/api/v1/attempts/{attemptCode}/answers' },
  getAttemptResult: { method: 'GET', path: '/api/v1/attempts/{attemptCode}/result' },
  finishAttempt: { method: 'POST', path: '/api/v1/attempts/{attemptCode}/finish' },
  getTeaching: { method: 'GET', path: '/api/v1/prosv/profile' },
  saveTeaching: { method: 'PUT', path: '/api/v1/prosv/profile' },
  isTeachingSaved: { method: 'GET', path: '/api/v1/prosv/profile-saved' },
  saveStudentProfile: { method: 'PUT', path: '/api/v1/prosv/student-profile' },
  getUserConfig: { method: 'GET', path: '/api/v1/user/config' },
  acceptOffer: { method: 'PUT', path: '/api/v1/user/config/accept-offer' },
  setGeolocationPermission: {
    method: 'POST',
    path: '/api/v1/user/config/set-getting-geolocation-web-permission',
  },
  listCities: { method: 'GET', path: '/api/v1/geo/cities' },
  locateUser: { method: 'POST', path: '/api/v1/geo-location/user' },
  saveCity: { method: 'PUT', path: '/api/v1/user/config/city' },
  getLicences: { method: 'GET', path: '/api/v1/licence' },
  nameLicenceClass: { method: 'PUT', path: '/api/v1/licence/{orderId}/{line}/class' },
  activateGift: { method: 'POST', path: '/api/v1/licence/activate' },
  addFeedback: { method: 'POST', path: '/api/v1/user/add-feedback' },
  addLead: addLeadPath,
  createUserFeature: { method: 'POST', path: '/api/v1/user-feature/create' },
  reportOzonPromotion: { method: 'POST', path: '/api/v1/user-feature/ozon-promotion' },
  getProductFeatures: { method: 'GET', path: '/api/v1/product-feature/' },
  saveUtm: { method: 'POST', path: '/api/v1/analytics/save-utm' },
  trackEvent: { method: 'POST', path: '/api/v1/analytics/track-event' },
  activateSchoolStudent: { method: 'POST', path: '/api/v1/school/student/activate' },
  bindDiary: { method: 'POST', path: '/api/v1/dnevnikru/bind' },
  listBindings: { method: 'GET', path: '/api/v1/diary' },
  unbindDiary: { method: 'DELETE', path: '/api/v1/diary/{provider}' },
  listLessons: { method: 'GET', path: '/api/v1/diary/{provider}/lessons' },
  getLesson: { method: 'GET', path: '/api/v1/diary/{provider}/lessons/{lessonId}' },
  sendToDiary: { method: 'POST', path: '/api/v1/homework/{taskHash}/deliveries' },
  listDeliveries: { method: 'GET', path: '/api/v1/homework/{taskHash}/deliveries' },
  retryDelivery: { method: 'POST', path: '/api/v1/deliveries/{deliveryId}/retry' },
  withdrawDelivery: { method: 'DELETE', path: '/api/v1/deliveries/{deliveryId}' },
  createUploadIntention: { method: 'POST', path: '/api/v1/file/create-upload-intention' },
  reportUploadResult: { method: 'POST', path: '/api/v1/file/storage-upload-result' },
  getFile: { method: 'GET', path: '/api/v1/file/get/{id}' },
  getImageSize: { method: 'GET', path: '/api/v1/file/image-size/{id}' },
  deleteFile: { method: 'DELETE', path: '/api/v1/file/{id}' },
} as const satisfies Record<string, { method: Method; path: `/api/v1/${string}` }>;

export type BrowserEndpointName = keyof typeof browserPaths;
