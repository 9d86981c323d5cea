// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"id":1,"version":1,"orgName":1,"portalLogoUrl":1,"slogan":1,"intro":1,"phone":1,"privacyUrl":1,"agreementUrl":1};
const kept1 = ["string","null"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "tenantId")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
let data0 = data.tenantId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;
const pattern0 = new RegExp("\\S", "u");
const formats0 = formats.file;
const formats2 = formats.phone;
const formats4 = formats.uri;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.orgName === undefined) || (!(func0.call(data, "orgName")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "orgName"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept0, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err9);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
if(data.orgName !== undefined && func0.call(data, "orgName")){
let data2 = data.orgName;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err11 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/maxLength",keyword:"maxLength",params:{limit: 50}};
vErrors = add(vErrors, err11);
errors++;
}
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
if(!pattern0.test(data2)){
const err13 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.portalLogoUrl !== undefined && func0.call(data, "portalLogoUrl")){
let data3 = data.portalLogoUrl;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/portalLogoUrl",schemaPath:"#/properties/portalLogoUrl/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err15);
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err16 = {instancePath:instancePath+"/portalLogoUrl",schemaPath:"#/properties/portalLogoUrl/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err16);
errors++;
}
if(!(formats0(data3))){
const err17 = {instancePath:instancePath+"/portalLogoUrl",schemaPath:"#/properties/portalLogoUrl/format",keyword:"format",params:{format: "file"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
if(data.slogan !== undefined && func0.call(data, "slogan")){
let data4 = data.slogan;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/slogan",schemaPath:"#/properties/slogan/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err18);
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err19 = {instancePath:instancePath+"/slogan",schemaPath:"#/properties/slogan/maxLength",keyword:"maxLength",params:{limit: 60}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
if(data.intro !== undefined && func0.call(data, "intro")){
let data5 = data.intro;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err20);
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 20000){
const err21 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/maxLength",keyword:"maxLength",params:{limit: 20000}};
vErrors = add(vErrors, err21);
errors++;
}
}
}
if(data.phone !== undefined && func0.call(data, "phone")){
let data6 = data.phone;
if((typeof data6 !== "string") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err22);
errors++;
}
if(typeof data6 === "string"){
if(!(formats2(data6))){
const err23 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "phone"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
if(data.privacyUrl !== undefined && func0.call(data, "privacyUrl")){
let data7 = data.privacyUrl;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/privacyUrl",schemaPath:"#/properties/privacyUrl/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err24);
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 300){
const err25 = {instancePath:instancePath+"/privacyUrl",schemaPath:"#/properties/privacyUrl/maxLength",keyword:"maxLength",params:{limit: 300}};
vErrors = add(vErrors, err25);
errors++;
}
if(!(formats4(data7))){
const err26 = {instancePath:instancePath+"/privacyUrl",schemaPath:"#/properties/privacyUrl/format",keyword:"format",params:{format: "uri"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
if(data.agreementUrl !== undefined && func0.call(data, "agreementUrl")){
let data8 = data.agreementUrl;
if((typeof data8 !== "string") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/agreementUrl",schemaPath:"#/properties/agreementUrl/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err27);
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 300){
const err28 = {instancePath:instancePath+"/agreementUrl",schemaPath:"#/properties/agreementUrl/maxLength",keyword:"maxLength",params:{limit: 300}};
vErrors = add(vErrors, err28);
errors++;
}
if(!(formats4(data8))){
const err29 = {instancePath:instancePath+"/agreementUrl",schemaPath:"#/properties/agreementUrl/format",keyword:"format",params:{format: "uri"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/tenantId":"机构"};
const titles1 = {"/id":"编号","/version":"版本","/orgName":"机构名称","/portalLogoUrl":"机构标识","/slogan":"一句话介绍","/intro":"机构介绍","/phone":"服务电话","/privacyUrl":"隐私政策链接","/agreementUrl":"用户协议链接"};
const titles2 = {};

export const validators = {
  "portalInfo.get": validator(check0, titles0),
  "portalInfo.save": validator(check1, titles1),
  "portalInfo.uploadImage": validator(check2, titles2),
};

export const rules = {"portalInfo":[]};

export const coerce = {};
