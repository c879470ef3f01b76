export interface Sms {
  id: string;
  receivedOn: string;
  to: string;
  from: string;
  body: string;
}
