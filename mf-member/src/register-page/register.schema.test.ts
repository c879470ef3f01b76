import type { ValidationError } from 'yup';
import { emptyRegistration, type Registration, registerSchema } from './register.schema';

const right: Registration = {
  firstname: 'Ada',
  lastname: 'Byron',
  emailAddress: 'ada@example.com',
  mobileContactNumber: '',
  password: 'eight-or-more',
  passwordAgain: 'eight-or-more',
  whereDidYouHear: 'friend',
  referralCode: '',
};

/** The first message of each invalid field. */
const wrongIn = (values: Registration) =>
  registerSchema.validate(values, { abortEarly: false }).then(
    () => ({}),
    ({ inner }: ValidationError) => Object.fromEntries(inner.map(({ path, message }) => [path, message])),
  );

test('a registration needs no mobile number', async () => {
  await expect(wrongIn(right)).resolves.toEqual({});
  // Formik passes an empty field as undefined.
  await expect(wrongIn({ ...right, mobileContactNumber: undefined as unknown as string })).resolves.toEqual({});
});

test('an empty registration lists what is missing', async () => {
  await expect(wrongIn(emptyRegistration)).resolves.toMatchObject({
    firstname: 'Enter your first name',
    lastname: 'Enter your last name',
    emailAddress: 'Enter your email address',
    whereDidYouHear: 'Please select an option',
  });
});

test('a password has at least eight characters, and is typed twice the same', async () => {
  await expect(wrongIn({ ...right, password: 'seven77', passwordAgain: 'seven77' })).resolves.toEqual({
    password: 'Use at least 8 characters',
  });
  await expect(wrongIn({ ...right, passwordAgain: 'eight-or-less' })).resolves.toEqual({
    passwordAgain: 'The two passwords are not the same',
  });
});

test('an email address has the right format', async () => {
  await expect(wrongIn({ ...right, emailAddress: 'ada@example' })).resolves.toEqual({
    emailAddress: 'Enter an email address, such as name@example.com',
  });
});

test('a referral code is optional, and consists of letters, digits and hyphens', async () => {
  await expect(wrongIn({ ...right, referralCode: ' FRIEND5 ' })).resolves.toEqual({});
  await expect(wrongIn({ ...right, referralCode: 'a friend!' })).resolves.toEqual({
    referralCode: 'Referral code entered does not exist or is not valid',
  });
});
